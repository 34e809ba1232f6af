import { expect, signIn, test } from '../fixtures'

test('the demo registers the service worker of the mock and no other, and serves no script at /sw.js', async ({
  page,
}) => {
  await signIn(page, 'resident')
  await expect(page.getByRole('link', { name: /^Ver pase/ }).first()).toBeVisible()
  const scripts = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ active }) => new URL(active?.scriptURL ?? '').pathname)
  })
  expect(scripts).toEqual(['/mockServiceWorker.js'])
  expect((await page.request.get('/sw.js')).headers()['content-type']).not.toMatch(/javascript/)
})
