import { expect, signIn, test } from '../fixtures'

const failureHeading = { name: 'No pudimos abrir el portal' }

test('signs in without URL.canParse and URL.parse, which some browsers lack, and sends every call to the API origin', async ({
  page,
  context,
  mockUrl,
}) => {
  await context.addInitScript(() => {
    Object.assign(URL, { canParse: undefined, parse: undefined })
  })
  const callOrigins: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/fapi/')) callOrigins.push(origin)
  })
  await signIn(page, 'resident')
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  expect(new Set(callOrigins)).toEqual(new Set([mockUrl ?? new URL(page.url()).origin]))
})

for (const address of ['/login', '/invite/demo-invitation'])
  test.describe(() => {
    test.use({ expectedErrors: [/^error: ConfigError: config\.json: it is not JSON/] })

    test(`the page ${address} reports an invalid config.json, sends no request to the API, and opens on a retry`, async ({
      page,
      mockUrl,
    }) => {
      test.skip(
        mockUrl === undefined,
        "the mock's service worker intercepts the request for config.json, so `page.route` cannot",
      )
      const requestedPaths: string[] = []
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
      await page.route('**/config.json', (route) => route.fulfill({ body: '<!doctype html>' }))
      await page.goto(address)
      await expect(page.getByRole('heading', failureHeading)).toBeFocused()
      expect(requestedPaths.filter((path) => /^\/(fapi|api|public)\//.test(path))).toEqual([])

      await page.unroute('**/config.json')
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByRole('textbox', { name: /^(Email o DNI|Nombre)/ })).toBeVisible()
    })
  })
