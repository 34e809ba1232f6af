import { afterEach, expect, test, vi } from 'vitest'
import { runEarlyFormScript } from '@/hosting/early-script'

afterEach(() => {
  window.portalRequests = undefined
  document.body.replaceChildren()
})

/** Shows a page with two delayed scripts, and runs its early script. */
function openPage() {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  )
  document.body.innerHTML =
    '<template id="delayed-scripts"><script defer src="/a.js"></script><script defer src="/b.js"></script></template><div id="root"></div>'
  runEarlyFormScript(document.querySelector<HTMLElement>('#root') as HTMLElement)
}

const getScripts = () =>
  [...document.body.querySelectorAll('script')].map((script) => [script.getAttribute('src'), script.async])

test('the delayed scripts of a page load after its first paint, and run in their order', async () => {
  openPage()
  expect(getScripts()).toEqual([])
  await vi.waitFor(() => expect(getScripts()).toHaveLength(2))
  expect(getScripts()).toEqual([
    ['/a.js', false],
    ['/b.js', false],
  ])
  expect(document.querySelector('template')).toBeNull()
})

test('in a hidden tab, which is not painted, they load at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  openPage()
  expect(getScripts()).toHaveLength(2)
})
