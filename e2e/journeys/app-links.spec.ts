import { expect, test } from '../fixtures'

test('removes the one-time code of the app from the address before the portal sends a request, and sends the code once', async ({
  page,
  mock,
}) => {
  await mock.state()
  const requestsWithCode: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    const { pathname } = new URL(address)
    // The browser requests the page and its files before a script can change the address, so the code may still be in
    // the address at these requests.
    if (pathname === '/handoff' || pathname === '/config.json' || pathname.startsWith('/static/')) return
    if (address.includes('demo-otc') || page.url().includes('demo-otc')) requestsWithCode.push(pathname)
  })
  await page.goto('/handoff?otc=demo-otc&module=authorization')
  await expect(page.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(requestsWithCode).toEqual(['/fapi/v2/authentication/handoff/complete/'])
  expect((await mock.state()).counts.sessions).toBe(1)
  expect(page.url()).not.toContain('otc')
  await page.goBack()
  expect(page.url()).not.toContain('otc')
})

test('reports a one-time code that is no longer valid, and links to the sign-in', async ({ page }) => {
  await page.goto('/handoff?otc=gone&module=census')
  await expect(page.getByRole('alert')).toContainText('El código de acceso ya se usó o venció.')
  await page.getByRole('link', { name: 'Ingresar' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('redirects a directions link of the app to Google Maps, or to the sign-in if its destination cannot be decoded', async ({
  page,
  context,
}) => {
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
