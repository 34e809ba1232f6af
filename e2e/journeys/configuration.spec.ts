import { expect, signIn, test } from '../fixtures'

const refusal = { name: 'No pudimos abrir el portal' }

test('without URL.canParse and URL.parse one signs in, and calls go to the API alone', async ({
  page,
  context,
  mockUrl,
}) => {
  await context.addInitScript(() => {
    Object.assign(URL, { canParse: undefined, parse: undefined })
  })
  const calls: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/fapi/')) calls.push(origin)
  })
  await signIn(page, 'resident')
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  expect(new Set(calls)).toEqual(new Set([mockUrl ?? new URL(page.url()).origin]))
})

for (const address of ['/login', '/invite/demo-invitation'])
  test.describe(() => {
    test.use({ expectedErrors: [/^error: ConfigError: config\.json: it is not JSON/] })

    test(`${address} with a page in the place of the configuration says so, and asks the API for nothing`, async ({
      page,
      mockUrl,
    }) => {
      test.skip(mockUrl === undefined, "the mock's worker stands between the page and its files")
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.route('**/config.json', (route) => route.fulfill({ body: '<!doctype html>' }))
      await page.goto(address)
      await expect(page.getByRole('heading', refusal)).toBeFocused()
      expect(asked.filter((path) => /^\/(fapi|api|public)\//.test(path))).toEqual([])

      await page.unroute('**/config.json')
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByRole('textbox', { name: /^(Email o DNI|Nombre)/ })).toBeVisible()
    })
  })
