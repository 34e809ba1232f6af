import { expect, test } from '@playwright/test'

/** The faults of `config.json`, and what the console must say about each. */
const faults = [
  ['a missing file', { status: 404, body: 'no' }, /config\.json: status 404/],
  [
    'a page',
    { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    /config\.json: it is not JSON/,
  ],
  ['a wrong type', { status: 200, json: { apiUrl: 7 } }, /config\.json: 'apiUrl' cannot be used/],
  [
    'an origin that the policy does not allow',
    { status: 200, json: { apiUrl: 'https://api.forbidden.example' } },
    /config\.json: the policy of the page \(connect-src\) does not allow the origin of 'apiUrl', https:\/\/api\.forbidden\.example/,
  ],
] as const

for (const address of ['/terms-conditions', '/invite/abcdef'])
  for (const [name, response, reason] of faults)
    test(`with ${name} as the configuration, ${address} asks to tell the administration, and the console has the reason`, async ({
      page,
    }) => {
      const lines: string[] = []
      page.on('console', (message) => lines.push(message.text()))
      await page.route('**/config.json', (route) => route.fulfill(response))
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'No pudimos abrir el portal' })).toBeVisible()
      await expect(page.getByText('Avisale a la Administración de tu barrio.')).toBeVisible()
      await expect.poll(() => lines.filter((line) => reason.test(line)).length).toBe(1)
    })
