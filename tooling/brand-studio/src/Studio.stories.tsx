import { guide } from '@boardwalk/ui/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Studio } from './page/Studio.tsx'

/** Story of this file in which the previews draw. */
const frameAddress = './iframe.html?id=brands-brand-studio-frame--frame&viewMode=story'

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('boardwalk.brand-studio')) localStorage.removeItem(key)
}

const meta = {
  title: 'Brands/Brand Studio',
  component: Studio,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 720 } },
    ...guide({
      usage:
        'Makes and changes a brand without code: seeds, colour roles, drawings, words, order and switches, beside the storefront that they make. Exports exactly the files that lie in the folder of the brand.',
      dos: [
        'Start from the seeds; set a role by hand only where the brand really needs it.',
        'Look at both themes and at every language before you export.',
        'Put the exported files into the folder of the brand and run the check.',
      ],
      donts: [
        'Waive a pair because it is nearly readable: take the proposed lightness.',
        'Edit the exported files and import them in the same minute from two windows: the last one wins.',
      ],
      keyboard: [
        ['Ctrl + Z', 'Undoes the last step; ⌘ on a Mac.'],
        ['Ctrl + Shift + Z, Ctrl + Y', 'Does it again.'],
        ['Arrow keys', 'Move a slider; a row of quick steps is undone at once.'],
        ['Tab, Enter', 'Reach and press everything, the order of lists included.'],
      ],
    }),
  },
  beforeEach: forget,
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>

const opened = (element: HTMLElement) => within(element).findByRole('heading', { name: 'Brand Studio' })
const section = async (element: HTMLElement, name: RegExp) =>
  userEvent.click(within(within(element).getByRole('navigation', { name: 'Sections' })).getByRole('button', { name }))

/** The whole tool, with the previews. */
export const WholeStudio: Story = { args: { frameAddress }, tags: ['!test'] }

export const Seeds: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    const canvas = within(canvasElement)
    const hex = canvas.getByRole('textbox', { name: 'Seed accent: hexadecimal' })
    const before = hex.getAttribute('value')
    await userEvent.clear(hex)
    await userEvent.type(hex, '#zz')
    await expect(canvas.getByText(/three or six hexadecimal digits/)).toBeVisible()
    await userEvent.tab()
    await expect(hex).toHaveValue(before)
    await expect(canvas.getByText(/“#zz” was not taken\. Write three or six/)).toBeVisible()
    await userEvent.clear(hex)
    // Pasted, because slow typing on a busy machine would make more than one undo step.
    await userEvent.paste('#14532d')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Changes/ })).toHaveTextContent('1')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(hex).toHaveValue(before))
    await expect(canvas.getByRole('button', { name: /Changes/ })).not.toHaveTextContent('1')
    for (const again of ['{Control>}{Shift>}z{/Shift}{/Control}', '{Control>}y{/Control}']) {
      await userEvent.keyboard(again)
      await waitFor(() => expect(hex).toHaveValue('#14532d'))
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(hex).toHaveValue(before))
    }
  },
}

export const Colours: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await section(canvasElement, /Colours/)
    const row = within(canvasElement).getByRole('button', { name: /^Link/ })
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(within(canvasElement).getByRole('group', { name: /^Link, light/ })).toBeVisible()
  },
}

export const Identity: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await section(canvasElement, /Identity/)
    const name = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await expect(within(canvasElement).getByText(/to mend/)).toBeVisible()
    await userEvent.type(name, 'Nova')
    await waitFor(() => expect(within(canvasElement).queryByText(/to mend/)).toBeNull())
  },
}

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'logo.png', { type: 'image/png' })

/** A picture of another kind is refused by name. */
export const RefusedDrawing: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await section(canvasElement, /Identity/)
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('File for Mark')
    await userEvent.upload(input, png, { applyAccept: false })
    await within(canvasElement).findByText('logo.png: expected an SVG drawing, found a PNG picture.')
  },
}

/** Banners, icons and the shared picture follow a change of colour. */
export const Pictures: Story = {
  args: { brand: 'philippines' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    const canvas = within(canvasElement)
    const hex = canvas.getByRole('textbox', { name: 'Seed brand: hexadecimal' })
    await userEvent.clear(hex)
    await userEvent.paste('#5b1a4a')
    await userEvent.tab()
    await section(canvasElement, /Pictures/)
    await canvas.findByText('19 of 19 pictures show an older look.')
    await userEvent.click(canvas.getByRole('button', { name: 'Draw 19 pictures again' }))
    await canvas.findByText('Every picture shows the current look.')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Export' }))
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'assets/share.png' })).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'assets/banners/w_home.svg' })).toBeVisible()
    await expect(dialog.queryByText(/older look/)).toBeNull()
  },
}

/** A raster picture, painted here: calm, or too small. */
async function photo(name: string, width: number, height: number, type = 'image/webp'): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  const sky = pen?.createLinearGradient(0, 0, width, height)
  sky?.addColorStop(0, '#123a6b')
  sky?.addColorStop(1, '#f2b45a')
  if (pen && sky) pen.fillStyle = sky
  pen?.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, type, 0.9)
  })
  return new File(blob ? [blob] : [], name, { type })
}

/** A photograph takes the place of a drawing; a wrong one is refused with the words of the check. */
export const Photograph: Story = {
  args: { brand: 'philippines' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    const canvas = within(canvasElement)
    await section(canvasElement, /Pictures/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace Home' }))
    const input = canvas.getByLabelText<HTMLInputElement>('Picture for Home')
    await userEvent.upload(input, await photo('small.png', 640, 360, 'image/png'))
    await canvas.findByText('small.png: expected at least 1280 × 720, found 640 × 360.')
    await userEvent.upload(input, await photo('square.png', 1280, 1280, 'image/png'))
    await canvas.findByText(/^square\.png: expected the shape of 1280 × 720, cut to 1280 × 720, found 1280 × 1280\.$/)
    await userEvent.upload(input, new File(['<html>'], 'page.png', { type: 'image/png' }))
    await canvas.findByText('page.png: expected a PNG, JPEG, WebP or AVIF picture, found something else.')
    await userEvent.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }), { applyAccept: false })
    await canvas.findByText(/notes\.txt: expected a PNG, JPEG, WebP or AVIF picture, found another kind of file/)
    await expect(canvas.queryByText('Photograph')).toBeNull()
    await userEvent.upload(input, await photo('sky.webp', 1600, 900))
    await canvas.findByText('Photograph')
    await canvas.findByText('banners/w_home.webp')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Export' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'assets/banners/w_home.webp' })).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the drawing' }))
    await waitFor(() => expect(canvas.queryByText('Photograph')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText('Photograph')
  },
}

const logo = (width: number) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><rect width="${width}" height="40" fill="#fff"/></svg>`,
    ],
    'logo.svg',
    { type: 'image/svg+xml' },
  )

/** A campaign from its name to its file: moments, colours, home page, jackpot, logo, a banner, and the clock that shows it. */
export const Campaigns: Story = {
  args: { brand: 'philippines' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    const canvas = within(canvasElement)
    await section(canvasElement, /Campaigns/)
    const name = canvas.getByRole('textbox', { name: 'Name of a new campaign' })
    await userEvent.type(name, 'Kite Day{Enter}')
    await canvas.findByText(/Lower-case letters, digits and hyphens/)
    await userEvent.clear(name)
    await userEvent.type(name, 'kite-day{Enter}')
    const form = within(await canvas.findByRole('group', { name: 'Campaign kite-day' }))
    const [begins, ends] = [form.getByLabelText('Begins'), form.getByLabelText('Ends')]
    fireEvent.change(begins, { target: { value: '2027-01-10T09:00' } })
    await form.findByText('Expected a moment after the campaign begins.')
    fireEvent.change(ends, { target: { value: '2027-01-12T09:00' } })
    await waitFor(() => expect(form.queryByText(/^Expected a moment/)).toBeNull())
    await userEvent.click(form.getByRole('switch', { name: 'Accent colour of its own' }))
    await userEvent.click(form.getByRole('switch', { name: 'A home page in an order of its own' }))
    const home = within(form.getByRole('list', { name: 'Campaign’s home page' }))
    const [first] = home.getAllByRole('listitem')
    await userEvent.click(home.getAllByRole('button', { name: /^Move .* down$/ })[0] as HTMLElement)
    await expect(home.getAllByRole('listitem')[1]).toBe(first)
    await userEvent.selectOptions(form.getByLabelText('Campaign’s jackpot'), 'None')
    const drawing = form.getByLabelText<HTMLInputElement>('File for Campaign’s logo on the light header')
    await userEvent.upload(drawing, logo(400))
    await form.findByText('Expected a picture of 40–240 × 40, found 400 × 40.')
    await userEvent.upload(drawing, logo(120))
    await waitFor(() => expect(form.queryByText(/^Expected a picture/)).toBeNull())
    await userEvent.selectOptions(form.getByLabelText('Add a banner to'), 'Slots')
    const link = await form.findByRole('textbox', { name: 'Leads to, from Slots' })
    await userEvent.clear(link)
    await userEvent.type(link, '/nowhere')
    await form.findByText(/^Expected a page of the storefront, such as \/promotions, found "\/nowhere"/)
    await userEvent.clear(link)
    await userEvent.type(link, '/rng')
    await waitFor(() => expect(canvas.queryByText(/to mend/)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Look at it kite-day' }))
    await canvas.findByText(/The previews show 10 Jan 2027, 09:00: kite-day runs\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the brand without campaigns' }))
    await canvas.findByText('The previews show the brand without campaigns.')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Export' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'campaigns/kite-day.json' })).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'assets/kite-day-logo.svg' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove kite-day' }))
    await waitFor(() => expect(canvas.queryByText('kite-day')).toBeNull())
    await expect(canvas.getByRole('button', { name: /^Changes/ })).not.toHaveTextContent('1')
  },
}

/** A brand without campaigns explains how to add one. */
export const NoCampaigns: Story = {
  args: { brand: 'india' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await section(canvasElement, /Campaigns/)
    await expect(within(canvasElement).getByText('No campaigns yet')).toBeVisible()
  },
}

export const Layout: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await section(canvasElement, /Layout/)
    const list = within(within(canvasElement).getByRole('list', { name: 'Navigation' }))
    const [, second] = list.getAllByRole('listitem')
    await expect(list.getByText('Fishing')).toBeVisible()
    const up = list.getAllByRole('button', { name: /^Move .* up$/ })[1]
    up?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(list.getAllByRole('listitem')[0]).toBe(second)
    const out = () => list.getAllByRole<HTMLButtonElement>('button', { name: /^Take .* out$/ })
    while (out().length > 1) await userEvent.click(out()[0] as HTMLElement)
    // A navigation without an entry would not be a brand.
    await expect(out()[0]).toBeDisabled()
    const spare = within(within(canvasElement).getByRole('list', { name: 'Navigation: not shown' }))
    await userEvent.click(spare.getByRole('button', { name: 'Add Fishing' }))
    await waitFor(() => expect(list.getAllByRole('listitem').at(-1)).toHaveTextContent('Fishing'))
  },
}

export const Features: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await section(canvasElement, /Features/)
    const toggle = within(canvasElement).getByRole<HTMLInputElement>('switch', { name: 'Chat' })
    const was = toggle.checked
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle.checked).toBe(!was))
  },
}

/** An unreadable pair keeps the files in the studio until it is fixed or a person takes responsibility for it. */
export const RefusedExport: Story = {
  args: { brand: 'philippines' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    const canvas = within(canvasElement)
    await section(canvasElement, /Colours/)
    await userEvent.click(canvas.getByRole('button', { name: /^On header/ }))
    const hex = canvas.getByRole('textbox', { name: /^On header, light: hexadecimal/ })
    await userEvent.clear(hex)
    await userEvent.type(hex, '#1e2350')
    await waitFor(() => expect(canvas.getByTestId('readable')).toHaveTextContent(/unreadable/))
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Export' }))
    await expect(dialog.queryByRole('button', { name: /zip/ })).toBeNull()
    await userEvent.click(dialog.getAllByRole('button', { name: /Answer for it/ })[0] as HTMLElement)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Who answers for it' }), 'Ana Cruz')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why it stays' }), 'A night of the lanterns')
    await userEvent.click(dialog.getByRole('button', { name: 'Waive this pair' }))
    await dialog.findByRole('button', { name: /zip/ })
    await expect(canvas.getByTestId('readable')).toHaveTextContent(/waived/)
  },
}

/** A header that hides the logo keeps the files in the studio, as it would stop a build. */
export const HiddenLogo: Story = {
  args: { brand: 'philippines' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    const canvas = within(canvasElement)
    await section(canvasElement, /Colours/)
    await userEvent.click(canvas.getByRole('button', { name: /^Header\b(?! (?:mark|rule))/ }))
    const hex = canvas.getByRole('textbox', { name: /^Header, light: hexadecimal/ })
    await userEvent.clear(hex)
    await userEvent.paste('#fffdf7')
    await canvas.findByText(/^1 to mend/)
    await section(canvasElement, /Identity/)
    await canvas.findByText(/^Expected a contrast of 3 on color-header \(#fffdf7, light\) over 75% of its width, found/)
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Export' }))
    await expect(dialog.queryByRole('button', { name: /zip/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText(/to mend/)).toBeNull())
  },
}

export const NothingChanged: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await section(canvasElement, /Changes/)
    await expect(within(canvasElement).getByText('Nothing yet')).toBeVisible()
  },
}

/** Reverts one change to the value of the files and keeps the others. */
export const TakenBack: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    const canvas = within(canvasElement)
    await section(canvasElement, /Identity/)
    const name = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    const was = name.value
    for (const [label, text] of [
      ['Name', 'Nova'],
      ['Support hours', '9–17'],
    ] as const) {
      await userEvent.clear(canvas.getByRole('textbox', { name: label }))
      await userEvent.paste(text)
      await userEvent.tab()
    }
    await section(canvasElement, /Changes/)
    await userEvent.click(canvas.getByRole('button', { name: 'Take back name' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take back name' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Take back support.hours' })).toBeVisible()
    await section(canvasElement, /Identity/)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(was)
    await expect(canvas.getByRole('textbox', { name: 'Support hours' })).toHaveValue('9–17')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => void (await opened(canvasElement)),
}
