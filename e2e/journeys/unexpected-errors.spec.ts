import { expect, signIn, test } from '../fixtures'

/* If a page has an unexpected error, the fixtures make the test fail. `test.fail` expects this failure. */
test.describe('a test with an unexpected error', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  })

  test.fail('fails on an error on the console', async ({ page }) => {
    await page.evaluate(() => console.error('something broke'))
  })

  test.fail('fails on an uncaught exception', async ({ page }) => {
    const pageError = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('something broke')
      })
    })
    await pageError
  })

  test.fail('fails on a violation of the content security policy', async ({ page }) => {
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'http://127.0.0.1:1/picture.png'
      document.body.append(image)
    })
  })

  test.fail('fails on an error in another tab', async ({ context }) => {
    const secondTab = await context.newPage()
    await secondTab.goto('/login')
    await secondTab.evaluate(() => console.error('something broke'))
  })
})

test.describe('an expected error', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('does not make the test fail', async ({ page, mock }) => {
    await mock.settings({ faults: [{ operationId: 'listAuthorizations', status: 'network' }] })
    await signIn(page, 'resident')
    await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
  })
})
