import { expect, signIn, test } from '../fixtures'

/* The fixtures watch every page: each of these complaints must fail its test. */
test.describe('a page that complains', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  })

  test.fail('by an error on the console', async ({ page }) => {
    await page.evaluate(() => console.error('something broke'))
  })

  test.fail('by an uncaught exception', async ({ page }) => {
    const seen = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('something broke')
      })
    })
    await seen
  })

  test.fail('by what its policy forbids', async ({ page }) => {
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'http://127.0.0.1:1/picture.png'
      document.body.append(image)
    })
  })

  test.fail('in another tab', async ({ context }) => {
    const other = await context.newPage()
    await other.goto('/login')
    await other.evaluate(() => console.error('something broke'))
  })
})

test.describe('a complaint that is asked for', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('fails nothing', async ({ page, mock }) => {
    await mock.settings({ faults: [{ operationId: 'listAuthorizations', status: 'network' }] })
    await signIn(page, 'resident')
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  })
})
