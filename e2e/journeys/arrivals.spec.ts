import { expect, test } from '../fixtures'

test('the code of the app leaves the address before anything is asked, and is asked for once', async ({
  page,
  mock,
}) => {
  await mock.state()
  const carriers: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    const { pathname } = new URL(address)
    // The page itself is what the app opened, and its own files are fetched before a line of it runs.
    if (pathname === '/handoff' || pathname.startsWith('/static/')) return
    if (address.includes('demo-otc') || page.url().includes('demo-otc')) carriers.push(pathname)
  })
  await page.goto('/handoff?otc=demo-otc&module=authorization')
  await expect(page.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(carriers).toEqual(['/fapi/v2/authentication/handoff/complete/'])
  expect((await mock.state()).counts.sessions).toBe(1)
  expect(page.url()).not.toContain('otc')
  await page.goBack()
  expect(page.url()).not.toContain('otc')
})

test('a code that was used already is explained, with a way on', async ({ page }) => {
  await page.goto('/handoff?otc=gone&module=census')
  await expect(page.getByRole('alert')).toContainText('El código de acceso ya se usó o venció.')
  await page.getByRole('link', { name: 'Ingresar' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('the map is the only place that a link of the app leads to', async ({ page, context }) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a map' }))
  await page.goto(`/goto?gmp=${Buffer.from('-34.4387,-58.6421').toString('base64')}`)
  await expect(page).toHaveURL('https://www.google.com/maps/dir/?api=1&destination=-34.4387%2C-58.6421')
  await page.goto(`/goto?gmp=${Buffer.from('https://evil.example/').toString('base64')}`)
  await expect(page).toHaveURL(
    'https://www.google.com/maps/dir/?api=1&destination=https%3A%2F%2Fevil.example%2F',
  )
  await page.goto('/goto?gmp=%%%')
  await expect(page).toHaveURL(/\/login$/)
})
