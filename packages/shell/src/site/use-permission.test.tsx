import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { act, screen } from '@testing-library/react'
import { memo } from 'react'
import { expect, it } from 'vitest'
import { useBrand } from '../app/storefront-context.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { useFeature, useSwitches } from './use-feature.ts'

let drawn = 0
const One = memo(() => {
  drawn += 1
  return <p>{`one ${useFeature('chat')}`}</p>
})
const Every = () => <p>{`every ${useSwitches()('chat')}`}</p>
const None = () => <p>{`none ${useFeature(undefined)}`}</p>
let byBrand = false
function Brand() {
  byBrand = useBrand().features.chat
  return null
}

/** A page with readers of a switch, and the arrival of the server's setting. */
async function open() {
  let answer: (isOn: boolean) => void = () => {}
  const isOn = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const fake = createFakeFetch({
    permission: (async (input: Parameters<typeof fakes.permission>[0]) => {
      const served = fakes.permission(input)
      return { ...served, info: { ...served.info, features: { ...served.info.features, chat: await isOn } } }
    }) as unknown as typeof fakes.permission,
  })
  const readers = { name: 'readers', lazy: async () => ({ background: [One, Every, None, Brand] }) }
  await renderStorefront('/help', { fake, features: [readers] })
  await screen.findByText('none true')
  drawn = 0
  const asked = () => fake.calls.filter(({ name }) => name === 'permission').length
  return { asked, arrive: (value: boolean) => act(async () => answer(value)) }
}

it('is requested once for all that read it, and the brand’s switches count until then', async () => {
  const { asked, arrive } = await open()
  expect(screen.getByText(`one ${byBrand}`)).toBeInTheDocument()
  await arrive(!byBrand)
  expect(await screen.findByText(`one ${!byBrand}`)).toBeInTheDocument()
  expect(screen.getByText(`every ${!byBrand}`)).toBeInTheDocument()
  expect(screen.getByText('none true')).toBeInTheDocument()
  expect(asked()).toBe(1)
})

it('renders nothing for a switch that agrees with the brand’s', async () => {
  const { arrive } = await open()
  await arrive(byBrand)
  await screen.findByText(`every ${byBrand}`)
  expect(drawn).toBe(0)
})
