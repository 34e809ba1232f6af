import { afterEach, expect, test, vi } from 'vitest'
import { runEarlyFormScript } from '@/hosting/early-script'

afterEach(() => document.body.replaceChildren())

/** Shows a page with delayed loads, and runs its early script. */
function openPage() {
  document.body.innerHTML =
    '<template id="delayed-loads"><link rel="preload" as="fetch" href="/config.json"><script defer src="/a.js"></script></template><div id="root"></div>'
  runEarlyFormScript(document.querySelector<HTMLElement>('#root') as HTMLElement)
}

const listLoads = () =>
  [...document.body.querySelectorAll('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  )

test('the delayed loads of a page start after its first paint', async () => {
  openPage()
  expect(listLoads()).toEqual([])
  await vi.waitFor(() => expect(listLoads()).toEqual(['/config.json', '/a.js']))
})

test('in a hidden tab, which is not painted, they start at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  openPage()
  expect(listLoads()).toHaveLength(2)
})
