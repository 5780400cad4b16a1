import { useFieldRule } from '@boardwalk/shell/account'
import { useWrite } from '@boardwalk/shell/write'
import { type FormEvent, useState } from 'react'
import { rebateOf } from '../parts/RebateField.tsx'
import type { LinkType } from './link.ts'

const always = { enabled: true, required: true, acceptedPattern: null }
const nameRule = { ...always, minLength: 4, maxLength: 16, patternId: 2 }
const passwordRule = { ...always, minLength: 8, maxLength: 64, patternId: 18 }
const blank = { username: '', password: '', nickname: '', rebate: '' }

/** The form of an account that the agent creates. A double press sends it once. */
export function useNewAccount(types: readonly LinkType[], maxRebate: string) {
  const [typed, setTyped] = useState(blank)
  const [type, setType] = useState<LinkType>(types[0] ?? 0)
  const [isTried, setTried] = useState(false)
  const rules = { username: useFieldRule('username', nameRule), password: useFieldRule('password', passwordRule) }
  const write = useWrite('createMember', 'new account')
  const rebate = rebateOf(typed.rebate, { min: '0', max: maxRebate })
  const wrong = (field: keyof typeof rules) => {
    const answer = rules[field].check(typed[field])
    return isTried && answer !== true ? answer : undefined
  }
  const isGood = rules.username.check(typed.username) === true && rules.password.check(typed.password) === true
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { username, password, nickname } = typed
    if (!isGood || rebate === null) return
    write.confirm({ username, password, type, rebate, ...(nickname.trim() && { nickname: nickname.trim() }) })
  }
  const again = () => {
    write.dismiss()
    setTyped(blank)
    setTried(false)
  }
  const change = (field: keyof typeof blank) => (value: string) => setTyped({ ...typed, [field]: value })
  return { typed, change, type, setType, isTried, rules, wrong, write, submit, again }
}
