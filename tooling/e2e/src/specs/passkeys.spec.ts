import { demoPassword } from '../brands.ts'
import { newMember } from '../new-member.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

test('a player adds a passkey, signs in with it and removes it', async ({ page, context, brand, trouble }) => {
  expect(trouble).toEqual([])
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const { username } = await newMember(brand)
  const site = storefront(page)
  const asked = (name: string) => page.getByRole('dialog', { name })
  const passkeys = async () => {
    await site.open('/help?member=securityCenter')
    await page.getByRole('button', { name: /^Passkeys/ }).click()
    return asked('Passkeys')
  }
  const enter = async () => {
    // The overlay would cover the account button.
    await site.open('/help')
    await site.signOut()
    await site.open('/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  }
  await site.open('/help')
  await site.signInAs(username, demoPassword)

  await test.step('adds it', async () => {
    await (await passkeys()).getByRole('button', { name: 'Add a passkey' }).click()
    await asked('Add a passkey').getByLabel('Name').fill('My phone')
    await asked('Add a passkey').getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Saved. Every other device was signed out.')).toBeVisible()
  })

  await test.step('signs in with it', async () => {
    await enter()
    await expect(site.balance).toBeVisible()
  })

  await test.step('removes it', async () => {
    const list = await passkeys()
    await expect(list.getByText(/^Last used/)).toBeVisible()
    await list.getByRole('button', { name: 'Remove My phone' }).click()
    await asked('Remove My phone').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Saved. Every other device was signed out.')).toBeVisible()
  })

  await test.step('cannot sign in with it any more', async () => {
    await enter()
    await expect(page.getByText('This passkey was not accepted. Try again, or use another way.')).toBeVisible()
  })
  // The refused sign-in answers with its status.
  expect(trouble.splice(0).filter((line) => !/400/.test(line))).toEqual([])
})
