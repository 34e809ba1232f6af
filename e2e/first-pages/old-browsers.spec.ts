import { parse } from 'acorn'
import { expect, signIn, test } from '../fixtures'

test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] })

const notice = /Este navegador es demasiado viejo/

test('an older browser gets a sentence above the page, also if its scripts cannot run', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.route('**/*.js', (route) => route.abort())
  for (const address of [
    '/login',
    '/invite/abcdef',
    '/activitiesReport',
    '/unsubscribe/abcdef',
    '/no-such-page',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible()
  }
})

test('the scripts in the HTML of the sign-in, which show the sentence, have only syntax of 2015', async ({
  request,
}) => {
  const html = await (await request.get('/login')).text()
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(scripts).toHaveLength(2)
  for (const script of scripts) expect(() => parse(script, { ecmaVersion: 2015 })).not.toThrow()
})

test('an older browser that can run the scripts can still be used', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    Object.assign(CSS, {
      supports: (...parameters: string[]) =>
        !parameters[0]?.includes(':has') && Reflect.apply(supports, CSS, parameters),
    })
  })
  await signIn(page, 'resident', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(notice)).toBeVisible()
})

test('a present browser gets no such sentence', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  // The page checks the browser after the first paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
  await expect(page.getByText(notice)).toHaveCount(0)
})
