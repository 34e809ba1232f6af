import { act } from '@testing-library/react'
import { type MouseEvent as PressEvent, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPresses } from '@/keep-presses'
import { useFirstPageTakeover } from '@/patterns/page/use-first-page-takeover'
import { createPageRenderer } from '@/show-page'

const getRoot = () => document.getElementById('root') as HTMLElement

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root" data-first-page="invite" data-scripts="a.js" data-list="home" data-shown-list="home" hidden><p>Frame</p></div>'
})

afterEach(() => {
  document.body.innerHTML = ''
})

/** A page that calls `onLayout` when its code first can measure it. */
function Page({ name, onLayout }: { name: string; onLayout?: () => void }) {
  useLayoutEffect(() => onLayout?.())
  return <h1>{name}</h1>
}

test('the frame stays until the page replaces it, and its styles end before the page is measured', async () => {
  const layouts = new Set<string>()
  const show = createPageRenderer()
  let shown: Promise<void> | undefined
  await act(async () => {
    shown = show(<Page name="Invitation" onLayout={() => void layouts.add(getRoot().outerHTML)} />)
    expect(getRoot()).toHaveTextContent(/^Frame$/)
    expect(getRoot().hidden).toBe(false)
  })
  await shown
  expect(layouts).toEqual(new Set(['<div id="root"><h1>Invitation</h1></div>']))
})

/** Shows a page with `links` while somebody presses the link of the frame, and returns the clicks that the page's links get. */
async function pressDuringFirstRender(links: string[], modifiers: MouseEventInit = {}) {
  getRoot().innerHTML = '<a href="/lots"><span>Lots</span></a>'
  const clicked: string[] = []
  const show = createPageRenderer({ onReplacement: keepPresses })
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers })
  const page = links.map((href) => (
    <PageLink key={href} href={href} onPress={() => void clicked.push(href)} />
  ))
  await act(async () => {
    void show(page)
    getRoot().querySelector('span')?.dispatchEvent(press)
  })
  return { clicked, isPrevented: press.defaultPrevented }
}

function PageLink({ href, onPress }: { href: string; onPress: () => void }) {
  const press = (event: PressEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <a href={href} onClick={press}>
      {href}
    </a>
  )
}

test('a small page replaces the frame, too', async () => {
  await act(async () => void createPageRenderer({ isSmall: true })(<Page name="Pass" />))
  expect(getRoot().outerHTML).toBe('<div id="root"><h1>Pass</h1></div>')
})

test('a press on a link of the frame during the first render presses the same link of the page', async () => {
  const { clicked, isPrevented } = await pressDuringFirstRender(['/home', '/lots'])
  expect(clicked).toEqual(['/lots'])
  expect(isPrevented).toBe(true)
})

test('a press that opens another tab stays with the browser', async () => {
  const { clicked, isPrevented } = await pressDuringFirstRender(['/lots'], { ctrlKey: true })
  expect(clicked).toEqual([])
  expect(isPrevented).toBe(false)
})

test('after the first render, a link is pressed only once', async () => {
  const { clicked } = await pressDuringFirstRender(['/lots'])
  act(() => getRoot().querySelector('a')?.click())
  expect(clicked).toEqual(['/lots', '/lots'])
})

test('a second page waits for the first one, and replaces it', async () => {
  const show = createPageRenderer()
  await act(async () => {
    void show(<Page name="Invitation" />)
    void show(<Page name="Registration" />)
  })
  expect(getRoot()).toHaveTextContent(/^Registration$/)
})

/** A page in the HTML, which React takes over. */
function FirstPage() {
  useFirstPageTakeover()
  return <Page name="Invitation" />
}

test('a page equal to the first page in the HTML is taken over', async () => {
  getRoot().innerHTML = '<h1>Invitation</h1>'
  const heading = getRoot().firstChild
  await act(() => createPageRenderer()(<FirstPage />, 'invite'))
  expect(getRoot().firstChild).toBe(heading)
  expect(getRoot()).not.toHaveAttribute('data-first-page')
})
