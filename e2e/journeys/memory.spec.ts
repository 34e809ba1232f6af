import type { CDPSession, Page } from '@playwright/test'
import { expect, isolatedTag, signIn, test } from '../fixtures'
import { followLink } from '../follow-link'

/** The memory that a page may keep after the user has returned to where the page began, in bytes. */
const allowedGrowth = 10 * 1024 * 1024

/** Counts the object URLs that the page has created and not revoked. */
const countObjectUrls = () => {
  const open = new Set<string>()
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (object) => {
    const url = createObjectURL.call(URL, object)
    open.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => {
    open.delete(url)
    revokeObjectURL.call(URL, url)
  }
  Object.assign(window, { openObjectUrls: open })
}

const readObjectUrlCount = (page: Page) =>
  page.evaluate(() => (window as unknown as { openObjectUrls: Set<string> }).openObjectUrls.size)

async function readUsedMemory(session: CDPSession): Promise<number> {
  // The first collection only makes some objects collectable.
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** Runs `action` once to fill the caches, and then `times` more. Expects that the page keeps neither memory nor object URLs. */
async function expectNoLeak(page: Page, times: number, action: (index: number) => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await action(0)
  const memoryBefore = await readUsedMemory(session)
  const objectUrlsBefore = await readObjectUrlCount(page)
  for (let index = 1; index <= times; index += 1) await action(index)
  const growth = (await readUsedMemory(session)) - memoryBefore
  test.info().annotations.push({ type: 'memory', description: `${(growth / 1024 / 1024).toFixed(1)} MB` })
  expect(growth).toBeLessThan(allowedGrowth)
  expect(await readObjectUrlCount(page)).toBe(objectUrlsBefore)
}

test.setTimeout(240_000)
test.beforeEach(async ({ page }) => {
  await page.addInitScript(countObjectUrls)
})

test('keeps no memory after 200 changes of the page', isolatedTag, async ({ page }) => {
  const addresses = [
    '/',
    '/preauthorization/new',
    '/activitiesReport',
    '/managedproperties',
    '/manageproperty/201',
  ]
  const otherAddresses = [
    '/constructions',
    '/construction/501',
    '/submissions',
    '/submissions/101/new',
    '/profile',
  ]
  await signIn(page, 'resident')
  const pages = [...addresses, ...otherAddresses]
  await expectNoLeak(page, 200 / pages.length, async () => {
    for (const address of pages) {
      await followLink(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test('keeps no memory after a drawer was opened and closed 60 times', isolatedTag, async ({ page }) => {
  await signIn(page, 'workManager', '/submissions')
  const drawer = page.getByRole('dialog', { name: /^Detalles de presentación/ })
  const button = page.getByRole('button', { name: /^Ver detalle póliza/ }).first()
  await expectNoLeak(page, 60, async () => {
    await button.click()
    await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})

test('keeps no memory and no picture after 50 chosen pictures', isolatedTag, async ({ page }) => {
  await signIn(page, 'resident', '/submissions/101/new')
  const picture = await page.screenshot()
  const documents = page.getByLabel(/^Documentos/)
  await expectNoLeak(page, 50, async (index) => {
    const name = `foto-${index}.png`
    await documents.setInputFiles({ name, mimeType: 'image/png', buffer: picture })
    await page.getByRole('button', { name: `Quitar ${name}` }).click()
    await expect(page.getByRole('button', { name: `Quitar ${name}` })).toBeHidden()
  })
})
