import { createFakeFetch, fakeError, fakes, makeLogin } from '@boardwalk/api-client/fakes'
import { patternIds } from '@boardwalk/i18n/patterns'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { modalOpened } from '../app/modal-slice.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { switched } from '../testing/switched.ts'
import { type FieldRule, shownFields } from './register-fields.ts'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

const base = fakes.registerSettings({ method: 'USERNAME' })
const rule: FieldRule = {
  enabled: true,
  required: true,
  minLength: 3,
  maxLength: 40,
  patternId: 1,
  acceptedPattern: null,
}
type Rules = typeof base
type Answers = NonNullable<Parameters<typeof createFakeFetch>[0]>
const asking = (change: Partial<Rules>): Answers => ({ registerSettings: () => ({ ...base, ...change }) })
const withField = (name: string, change: Partial<FieldRule> = {}) =>
  asking({ fields: { ...base.fields, [name]: { ...rule, ...change } } })
const open = (answers: Answers, address = '/register') => renderStorefront(address, { fake: createFakeFetch(answers) })

type Page = Awaited<ReturnType<typeof open>>
const set = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const leave = (label: string | RegExp) => fireEvent.blur(screen.getByLabelText(label))
const inputsOf = ({ fake }: Page, name: string) =>
  fake.calls.filter((call) => call.name === name).map(({ input }) => input)
const send = ({ user }: Page) => user.dblClick(screen.getByRole('button', { name: 'Create account' }))

async function fill() {
  await screen.findByLabelText('Username')
  set('Username', 'newplayer')
  set('Password', 'Boardwalk-1')
  set('Password again', 'Boardwalk-1')
}

describe('registration methods', () => {
  it('are tabs only when both are on; the input survives a change of tab (checklist 96)', async () => {
    const single = await open({})
    await screen.findByLabelText('Username')
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    single.unmount()

    const page = await open(asking({ mobile: true, fields: { ...base.fields, payeeName: rule } }))
    await page.user.click(await screen.findByRole('tab', { name: 'By mobile number' }))
    expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument()
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument()
    await screen.findByLabelText(/^Full name/)
    set('Full name', 'Juan dela Cruz')
    await page.user.click(screen.getByRole('tab', { name: 'By username' }))
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Juan dela Cruz'))
  })

  it('by mobile alone needs a number and its code, and no name or password (checklist 96, 97)', async () => {
    const page = await open(asking({ username: false, mobile: true }), '/register?referralCode=FRIEND7')
    await screen.findByLabelText('Mobile number')
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    set('Mobile number', '9171234567')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('timer')
    expect(inputsOf(page, 'sendRegisterCode')).toMatchObject([
      { countryDialingCode: '63', mobileNo: '9171234567', regType: 'MOBILE' },
    ])
    expect(screen.getByRole('button', { name: /Send another code/ })).toBeDisabled()
    await page.user.type(screen.getByLabelText('Code from the message'), '123456')
    await send(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(inputsOf(page, 'registerMobile')).toMatchObject([
      {
        mobileNum: '9171234567',
        countryDialingCode: '63',
        verificationCode: '123456',
        referralCode: 'FRIEND7',
        registerMethod: 'WEB',
        login: true,
      },
    ])
    expect(inputsOf(page, 'register')).toEqual([])
  })

  it('by mobile requires a password where that is on', async () => {
    await open({ ...asking({ username: false, mobile: true }), ...switched({ mobilePasswordRegister: true }) })
    expect(await screen.findByLabelText('Password')).toBeRequired()
    expect(screen.getByLabelText('Password again')).toBeRequired()
  })

  it('by name with REGMOBVERF3 requires a number and its code (checklist 101, 105)', async () => {
    const page = await open(asking({ smsRequired: true }))
    await fill()
    await send(page)
    expect(await screen.findByText('Enter the code from the message')).toBeInTheDocument()
    expect(screen.getByText('Enter your mobile number')).toBeInTheDocument()
    set('Mobile number', '9171234567')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('timer')
    expect(inputsOf(page, 'sendRegisterCode')).toMatchObject([{ regType: 'USERNAME', mobileNo: '9171234567' }])
    await page.user.type(screen.getByLabelText('Code from the message'), '123456')
    await send(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(inputsOf(page, 'register')).toMatchObject([{ mobileNum: '9171234567', verificationCode: '123456' }])
  })

  it('is a dialog as well, with the same form; success closes it and goes home (checklist 38, 103)', async () => {
    const page = await renderStorefront('/help', { fake: createFakeFetch({}) })
    page.store.dispatch(modalOpened({ kind: 'register' }))
    const dialog = await screen.findByRole('dialog', { name: /Join/ })
    expect(await within(dialog).findByLabelText('Username')).toHaveFocus()
    await fill()
    await send(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(page.store.getState().session).toMatchObject({ status: 'member', username: 'newplayer' })
    await waitFor(() => expect(inputsOf(page, 'memberInfo')).not.toEqual([]))
    expect(inputsOf(page, 'register')).toHaveLength(1)
  })
})

describe('the request', () => {
  it('is a PUT with where and how, who invited, and login (checklist 97, 98)', async () => {
    const page = await open({}, '/register?referralCode=FRIEND7&affiliateCode=AGENT1')
    await fill()
    expect(screen.getByText(/from your link: FRIEND7/)).toBeInTheDocument()
    expect(screen.getByLabelText(/Invitation code/)).toHaveValue('AGENT1')
    await send(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(inputsOf(page, 'register')).toMatchObject([
      {
        username: 'newplayer',
        registerUrl: location.href,
        domain: location.hostname,
        affiliateCode: 'AGENT1',
        referralCode: 'FRIEND7',
        registerMethod: 'WEB',
        login: true,
        agreeTerms: true,
      },
    ])
    // On arrival and again before the registration; the friend's code on arrival only.
    const agent = { code: 'AGENT1', domain: location.hostname }
    const friend = { code: 'FRIEND7', domain: location.hostname, kind: 'FRIEND' }
    expect(inputsOf(page, 'affiliateCheck').at(-1)).toEqual(agent)
    expect(inputsOf(page, 'affiliateCheck')).toContainEqual(friend)
  })

  it('keeps the codes of a link over other pages and a reload (checklist 98)', async () => {
    const first = await open({}, '/help?referralCode=FRIEND7')
    await waitFor(() => expect(sessionStorage.getItem('invitation')).toContain('FRIEND7'))
    first.unmount()
    const page = await open({})
    await fill()
    await send(page)
    await waitFor(() => expect(inputsOf(page, 'register')).toMatchObject([{ referralCode: 'FRIEND7' }]))
  })

  it('omits the codes of a link that is invalid on arrival (checklist 102)', async () => {
    const page = await open(
      fakeError('affiliateCheck', 'AFFILIATE_INVALID'),
      '/register?referralCode=NOBODY&affiliateCode=NOBODY',
    )
    expect(await screen.findByText(/NOBODY, NOBODY in your link is not valid/)).toBeInTheDocument()
    await fill()
    await send(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(inputsOf(page, 'register')).toHaveLength(1)
    expect(inputsOf(page, 'register')[0]).not.toHaveProperty('referralCode')
    expect(inputsOf(page, 'register')[0]).not.toHaveProperty('affiliateCode')
  })

  it('drops a link of an unknown member, and continues without it (checklist 102)', async () => {
    const page = await open(fakeError('register', 'AFFILIATE_INVALID'), '/register?referralCode=NOBODY')
    await fill()
    await send(page)
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('The invitation code in your link does not exist.')
    await page.user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    expect(screen.getByLabelText(/Invitation code/)).not.toHaveAttribute('aria-invalid', 'true')
    expect(screen.queryByText(/NOBODY|leave the field empty/)).not.toBeInTheDocument()
    page.fake.use({ register: () => makeLogin() })
    await send(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(inputsOf(page, 'register').at(-1)).not.toHaveProperty('referralCode')
  })
})

describe('fields of the server', () => {
  it.each(patternIds)('describe pattern %i in words, with both bounds (checklist 104)', async (patternId) => {
    await open(withField('payeeName', { patternId }))
    const field = await screen.findByLabelText('Full name')
    expect(field).toHaveAccessibleDescription(/3–40/)
    expect((field as HTMLInputElement).getAttribute('aria-describedby')).toBeTruthy()
  })

  it('name one number when both bounds agree (checklist 100)', async () => {
    await open(withField('payeeName', { minLength: 8, maxLength: 8, patternId: 7 }))
    expect(await screen.findByLabelText('Full name')).toHaveAccessibleDescription('Digits only, 8 of them')
  })

  it('name the maximum digits of a mobile number in its placeholder (checklist 100)', async () => {
    await open(withField('mobileNum', { minLength: 10, maxLength: 11, patternId: 7 }))
    expect(await screen.findByLabelText('Mobile number')).toHaveAttribute('placeholder', 'Up to 11 digits')
  })

  it('follow an accepted pattern, whose star matches anything (checklist 99)', async () => {
    await open(withField('payeeName', { acceptedPattern: 'VIP-*' }))
    await screen.findByLabelText('Full name')
    set('Full name', 'Juan')
    leave('Full name')
    await waitFor(() => expect(screen.getByLabelText('Full name')).toBeInvalid())
    set('Full name', 'VIP-Juan')
    await waitFor(() => expect(screen.getByLabelText('Full name')).toBeValid())
  })

  it.each(['(a+)+$', '(a|aa)+$', '(((', 'a{1,200}a{1,200}a{1,200}b'])(
    'cannot hang the page with the pattern %s: the server judges such a one (checklist 99)',
    async (acceptedPattern) => {
      const page = await open(withField('payeeName', { acceptedPattern, maxLength: 255 }))
      await fill()
      set('Full name', `${'a'.repeat(200)}!`)
      const before = performance.now()
      await send(page)
      await waitFor(() => expect(inputsOf(page, 'register')).toHaveLength(1))
      expect(performance.now() - before).toBeLessThan(30_000)
    },
  )

  it('require a transaction password whenever it is on (checklist 101)', async () => {
    const page = await open(withField('paymentPassword', { required: false, minLength: 6 }))
    await fill()
    expect(screen.getByLabelText('Transaction password')).toBeRequired()
    await send(page)
    expect(await screen.findByText('This cannot be empty.')).toBeInTheDocument()
    expect(inputsOf(page, 'register')).toEqual([])
  })

  it('refuse a copy of the password that differs (checklist 101)', async () => {
    const page = await open({})
    await fill()
    set('Password again', 'Boardwalk-2')
    await send(page)
    expect(await screen.findByText(/two passwords are not the same/)).toBeInTheDocument()
    expect(inputsOf(page, 'register')).toEqual([])
  })

  it('let a code have 0 to 255 characters (checklist 101)', () => {
    const shown = shownFields({ ...base, smsRequired: true }, { method: 'USERNAME', hasPassword: false })
    expect(shown.find(({ name }) => name === 'verificationCode')?.rule).toMatchObject({ minLength: 0, maxLength: 255 })
  })

  it('accept only a date of birth of the minimum age here', async () => {
    const page = await open({ ...withField('birthday', { patternId: 12 }) })
    await fill()
    const field = await screen.findByRole('textbox', { name: 'Date of birth' })
    await page.user.type(field, '01/02/2010')
    await page.user.tab()
    await send(page)
    expect(await screen.findByText('You are not old enough to play here.')).toBeInTheDocument()
    expect(inputsOf(page, 'register')).toEqual([])
    await page.user.clear(field)
    await page.user.type(field, '01/02/1990')
    await page.user.tab()
    await send(page)
    await waitFor(() => expect(inputsOf(page, 'register')).toMatchObject([{ birthday: '1990-01-02' }]))
  })
})

describe('a form that is not finished', () => {
  it('is cleared as a whole by Reset, with box and notices (checklist 96)', async () => {
    const page = await open(withField('payeeName'))
    await fill()
    set('Full name', 'Juan')
    await page.user.click(screen.getByRole('checkbox', { name: /I am at least 21/ }))
    await page.user.click(screen.getByRole('button', { name: 'Reset' }))
    for (const label of ['Username', 'Password', 'Password again', 'Full name']) {
      expect(screen.getByLabelText(label)).toHaveValue('')
    }
    expect(screen.getByRole('checkbox', { name: /I am at least 21/ })).toBeChecked()
    expect(sessionStorage.getItem('draft.register') ?? '').not.toContain('Juan')
  })

  it('comes back after a reload without its secrets', async () => {
    const first = await open(withField('payeeName'))
    await fill()
    set('Full name', 'Juan')
    expect(JSON.stringify(sessionStorage)).not.toContain('Boardwalk-1')
    first.unmount()
    await open(withField('payeeName'))
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('newplayer'))
    expect(screen.getByLabelText('Full name')).toHaveValue('Juan')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('shows that the account may exist when the response is lost, and offers to sign in', async () => {
    const fake = createFakeFetch({})
    const cut: typeof fetch = async (asked, init) => {
      const reply = await fake(asked, init)
      if (String(asked).endsWith('/wps/member/register')) throw new TypeError('Failed to fetch')
      return reply
    }
    const parts = { use: fake.use, reset: fake.reset, calls: fake.calls }
    const page = await renderStorefront('/register', { fake: Object.assign(cut, parts) })
    await fill()
    await send(page)
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(/may already have an account/)
    expect(screen.getByLabelText('Username')).toHaveValue('newplayer')
    expect(inputsOf(page, 'register')).toHaveLength(1)
    await page.user.click(
      within(notice.parentElement as HTMLElement)
        .getAllByRole('button', { name: 'Sign in' })
        .at(-1) as HTMLElement,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' })
    expect(within(dialog).getByLabelText('Username')).toHaveValue('newplayer')
  })

  it('can be filled and sent with the keyboard alone', async () => {
    const page = await open({})
    const name = await screen.findByLabelText('Username')
    name.focus()
    await page.user.keyboard('newplayer{Tab}Boardwalk-1')
    for (let press = 0; document.activeElement !== screen.getByLabelText('Password again') && press < 4; press++) {
      await page.user.tab()
    }
    await page.user.keyboard('Boardwalk-1{Enter}')
    await waitFor(() => expect(page.address()).toBe('/'))
  })
})
