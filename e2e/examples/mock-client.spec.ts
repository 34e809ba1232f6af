import { test as base, expect, type Page } from '@playwright/test'
import { type MockClient, mockAt, testInstant } from '../../mocks/client'

/** Gives each test a separate world of the mock backend, so that the tests do not affect each other. */
const test = base.extend<{ mock: MockClient; mockUrl: string }>({
  mockUrl: ['http://127.0.0.1:4010', { option: true }],
  mock: async ({ context, mockUrl }, use, { testId }) => {
    const session = `example-${testId}`
    // With this header, the API calls of the portal use the same world as the methods of `mock`.
    await context.setExtraHTTPHeaders({ 'X-Mock-Session': session })
    await context.clock.setFixedTime(testInstant)
    const mock = mockAt(mockUrl, { session })
    await mock.reset({ scenario: 'demo', now: testInstant })
    await use(mock)
  },
})

/** The id of the gate 'Barrera 1 - Visitas'. `mock.gate()` returns the ids of all gates in the field `gates`. */
const gateId = 21

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email o DNI').fill('residente@demo.ar')
  await page.getByLabel(/^Contraseña/).fill('Demo1234')
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
}

/** Signs in without the sign-in form: stores the session as the portal does. The next page load uses this session. */
async function storeSession(page: Page, mock: MockClient, username: string): Promise<void> {
  const sessionData = await mock.signIn(username)
  const { jwt_duration } = sessionData
  const expires_at = Date.parse(testInstant) + Number(jwt_duration) * 60_000
  const session = { ...sessionData, version: 1, expires_at, sessionFromMobile: false }
  await page.goto('/login')
  await page.evaluate((text) => localStorage.setItem('portal.session', text), JSON.stringify(session))
}

test('a visitor who entered appears in the portal after a retry, and cannot enter again', async ({
  page,
  mock,
}) => {
  await signIn(page)
  const { expected } = await mock.gate('Amelia', gateId)
  const [visitor] = expected
  if (!visitor) throw new Error('The gate expects nobody with this name')
  await mock.checkIn({ gate: gateId, person: visitor.person, plate: 'AB123CD' })
  // The home page reads movements, too.
  await expect(page.getByRole('heading', { name: /^Adentro \(/ })).toBeVisible()
  await mock.settings({ faults: [{ operationId: 'listActivityRecords', status: 503, times: 1 }] })

  await page.getByRole('link', { name: 'Movimientos' }).click()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'AB 123 CD' })).toContainText(visitor.name)

  await expect(mock.checkIn({ gate: gateId, plate: 'AB123CD' })).rejects.toMatchObject({
    status: 409,
    body: { message: 'Amelia Ibáñez de Souto ya ingresó y todavía no registró su egreso.' },
  })
})

test('a user who forgot the password receives a mail with a link to the form for a new password', async ({
  page,
  mock,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'No recuerdo mi clave' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar mi clave' })).toBeVisible()
  await page.getByLabel('Email').fill('residente@demo.ar')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se ha enviado un email')).toBeVisible()

  const [mail] = await mock.mailbox()
  await page.goto(mail?.link ?? '')
  await expect(page.getByLabel(/^Contraseña nueva/)).toBeVisible()
})

test('the portal shows the lot of a user that the test signed in without the sign-in form', async ({
  page,
  mock,
}) => {
  await storeSession(page, mock, 'inquilino@demo.ar')
  await page.goto('/managedproperties')
  await expect(page.getByText('C-3').first()).toBeVisible()
})
