// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  Accordion,
  AlertDialog,
  Breadcrumbs,
  BusyRegion,
  Button,
  CopyButton,
  CopyField,
  Divider,
  Drawer,
  Link,
  Notice,
  OfflineState,
  Pagination,
  Sheet,
  Stepper,
  Tabs,
  Toolbar,
  Tooltip,
} from './index.ts'

const nothing = () => {}
const copy = { copy: 'Copy', copied: 'Copied', refused: 'Refused' }
const pages = { region: 'Pages', previous: 'Back', next: 'On', page: String }

it.each<[string, ReactElement, string]>([
  [
    'Accordion',
    <Accordion key="" items={[{ id: 'a', title: 'A', content: 'inside' }]} openAtFirst={['a']} />,
    'inside',
  ],
  ['Breadcrumbs', <Breadcrumbs key="" label="Here" items={[{ id: 'a', label: 'Help' }]} />, 'Help'],
  ['BusyRegion', <BusyRegion key="" isBusy label="Wait" children="kept" />, 'kept'],
  ['CopyButton', <CopyButton key="" text="x" labels={copy} />, 'Copy'],
  ['CopyField', <CopyField key="" label="Link" value="x" labels={copy} />, 'Link'],
  ['Divider', <Divider key="">or</Divider>, 'or'],
  ['Link', <Link key="" href="/help" newTabLabel="new tab" children="Help" />, 'new tab'],
  ['Notice', <Notice key="" title="Saved" onDismiss={nothing} dismissLabel="Away" />, 'Away'],
  ['OfflineState', <OfflineState key="" title="No connection" />, 'No connection'],
  ['Pagination', <Pagination key="" page={2} totalPages={9} onPage={nothing} labels={pages} />, 'aria-current="page"'],
  [
    'Stepper',
    <Stepper key="" label="S" steps={[{ id: 'a', label: 'A' }]} current="a" labels={{ done: 'd', error: 'e' }} />,
    'aria-current="step"',
  ],
  [
    'Tabs',
    <Tabs key="" label="T" tabs={[{ id: 'a', label: 'A' }]} value="a" onChange={nothing} children="panel" />,
    'panel',
  ],
  ['Toolbar', <Toolbar key="" label="Tools" children={<Button>Edit</Button>} />, 'role="toolbar"'],
  ['Tooltip', <Tooltip key="" text="More words" trigger={(props) => <Button {...props}>Why</Button>} />, 'More words'],
])('%s is whole before any script has run', (_, element, words) => {
  const html = renderToString(element)
  expect(html).toContain(words)
  expect(html).not.toMatch(/\sstyle="/)
})

it.each<[string, ReactElement]>([
  ['AlertDialog', <AlertDialog key="" isOpen title="Sure?" confirmLabel="Yes" onConfirm={nothing} />],
  ['Drawer', <Drawer key="" isOpen onClose={nothing} title="Menu" closeLabel="Close" />],
  ['Sheet', <Sheet key="" isOpen onClose={nothing} title="Centre" backLabel="Back" />],
])('%s waits for the browser, which alone can open it above the page', (_, element) => {
  expect(renderToString(element)).toBe('')
})
