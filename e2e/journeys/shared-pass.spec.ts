import type { BrowserContext, Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { countActions } from '../count-actions'
import { decodeQr } from '../decode-qr'
import { expect, type Mock, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { tabTo } from '../tab-to'

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 })
const getQrCode = (page: Page) => page.getByRole('img', { name: 'Código QR del pase' })
const phone = { width: 390, height: 844 }

/** Answers WhatsApp's page in the test, and returns the text of the message that the portal passes on. */
async function interceptWhatsApp(context: BrowserContext): Promise<() => Promise<string>> {
  const texts: string[] = []
  await context.route('https://wa.me/**', (route) => {
    texts.push(new URL(route.request().url()).searchParams.get('text') ?? '')
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' })
  })
  return async () => {
    await expect.poll(() => texts.length).toBe(1)
    return texts[0] ?? ''
  }
}

const findLink = (message: string) => /https?:\/\/\S+\/pase\/\S+#\S+/.exec(message)?.[0] ?? ''

/** Creates an authorization of Juana Pérez for Tuesday from 9 to 13 in the mock backend's world, by the form. */
async function authorizeForTuesday(page: Page) {
  await page.goto('/preauthorization/new?opciones=todas')
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Invitado' })
  await page.getByRole('radio', { name: 'Un día' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Fecha de ingreso' }).fill('24-03-2026')
  await page.getByRole('tab', { name: 'Horario' }).click()
  await page.getByRole('radio', { name: 'Rango horario' }).check({ force: true })
  await page.getByRole('combobox', { name: /Horario de ingreso/ }).fill('09:00')
  await page.getByRole('combobox', { name: /Horario de egreso/ }).fill('13:00')
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
  const creation = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/authorization/'),
  )
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  return (await (await creation).json()) as { qrcode: string; message: string }
}

/** Reads the code in a screenshot of the pass. */
async function readCode(page: Page, picture: string) {
  await expect(getQrCode(page)).toHaveAttribute('aria-busy', 'false')
  await getQrCode(page).screenshot({ path: picture })
  return decodeQr(picture)
}

/** Tries to let a person with the code in at the gate at an instant. */
async function checkIn(mock: Mock, qrcode: string, now: string) {
  await mock.settings({ now })
  return mock.checkIn({ qrcode, gate: 21 }).then(
    () => 'entered',
    (error: unknown) => String(error),
  )
}

test('sends the pass of a new authorization by WhatsApp; its link shows the code of the backend, which opens the gate on its day alone', async ({
  page,
  context,
  mock,
}, testInfo) => {
  const readMessage = await interceptWhatsApp(context)
  await signIn(page, 'resident')
  const { qrcode } = await authorizeForTuesday(page)
  await page.getByRole('link', { name: /^Enviar por WhatsApp/ }).click()
  const message = await readMessage()
  expect(message).toMatch(
    /^Pase de ingreso · mar 24-03, 9 a 13 · [^\n]+\nhttps?:\/\/\S+\/pase\/mar%2024-03,%209%20a%2013#1\.[\w-]+\.\w{7}$/,
  )

  const guest = await context.newPage()
  await guest.setViewportSize(phone)
  await guest.emulateMedia({ colorScheme: 'dark' })
  await guest.goto(findLink(message))
  await expect(guest.getByText('Todavía no: martes 24')).toBeVisible()
  await expect(getQrCode(guest)).toBeInViewport({ ratio: 1 })
  const code = await readCode(guest, testInfo.outputPath('pass.png'))
  expect(code).toBe(qrcode)

  for (const day of ['16', '23', '25'])
    expect(await checkIn(mock, qrcode, `2026-03-${day}T10:00:00-03:00`), day).toMatch(/409/)
  expect(await checkIn(mock, qrcode, '2026-03-24T14:00:00-03:00')).toMatch(/409/)
  expect(await checkIn(mock, qrcode, '2026-03-24T10:00:00-03:00')).toBe('entered')
})

test('sends the pass of a card with one tap from the home page, and tells if the pass cannot be loaded', async ({
  page,
  context,
  mock,
}) => {
  const readMessage = await interceptWhatsApp(context)
  await page.setViewportSize(phone)
  await signIn(page, 'resident', '/?buscar=jardinero')
  const card = page.getByRole('listitem', { name: 'Jardinero' })
  const send = card.getByRole('button', { name: 'Enviar por WhatsApp Jardinero' })
  await expect(send).toBeVisible()
  await mock.settings({ faults: [{ operationId: 'getAuthorization', status: 500, times: 1 }] })
  await send.click()
  await expect(page.getByText('No pudimos preparar el pase.', { exact: false })).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  const readActions = await countActions(page)
  await send.click()
  const message = await readMessage()
  expect(readActions()).toEqual({ taps: 1, keys: 0 })
  expect(message).toMatch(/^Pase de ingreso · .* · Jardinero\n/)
  const guest = await context.newPage()
  await guest.goto(findLink(message))
  await expect(guest.getByRole('region', { name: 'Jardinero' })).toBeVisible()
})

test('the page of a pass calls nothing, has no violations, and works with the keyboard alone', async ({
  page,
  context,
}) => {
  const readMessage = await interceptWhatsApp(context)
  await signIn(page, 'resident', '/?buscar=jardinero')
  await page.getByRole('button', { name: 'Enviar por WhatsApp Jardinero' }).click()
  const link = findLink(await readMessage())

  const guest = await context.newPage()
  const addresses: string[] = []
  guest.on('request', (request) => addresses.push(request.url()))
  await guest.goto(link)
  await expect(getHeading(guest)).toHaveText('Pase de ingreso')
  await expect(getQrCode(guest)).toHaveAttribute('aria-busy', 'false')
  expect(addresses.filter((address) => /\/(fapi|api|public)\//.test(new URL(address).pathname))).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.emulateMedia({ colorScheme })
    expect(formatViolations(await findViolations(guest, axeRules.everything))).toEqual([])
  }

  const save = guest.getByRole('button', { name: 'Guardar en este teléfono' })
  await tabTo(guest, save)
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('Guardado el 16-03-2026 10:00', { exact: false })).toBeVisible()
  await guest.goto('/pase')
  const open = guest.getByRole('link', { name: 'Ver pase Jardinero' })
  await tabTo(guest, open)
  await guest.keyboard.press('Enter')
  await expect(getHeading(guest)).toBeFocused()
  await expect(getQrCode(guest)).toBeVisible()
  const forget = guest.getByRole('button', { name: 'Dejar de guardarlo' })
  await tabTo(guest, forget)
  await guest.keyboard.press('Enter')
  await expect(save).toBeVisible()
})

test('a link that was cut, changed or made by a newer version says so, at 320 px too', async ({
  page,
  world,
}) => {
  expect(world).toBeDefined()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [address, heading] of [
    ['/pase', 'Este enlace no trae un pase'],
    ['/pase#1.WyJMQS03SzNRLTlYWjIi', 'El enlace del pase llegó cortado o cambió'],
    [`/pase#${'a'.repeat(3000)}`, 'El enlace del pase llegó cortado o cambió'],
  ] as const) {
    await page.goto(address)
    await expect(getHeading(page)).toHaveText(heading)
    expect(await isTooWide(page), address).toBe(false)
  }
})

test("'Compartir…' hands the link and a picture with the code to the share dialog of the device", async ({
  page,
}, testInfo) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png'),
      share: async ({ title, text, files = [] }: ShareData) => {
        const pictures = await Promise.all(
          files.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]),
        )
        shared.push({ title, text, pictures, isUserAction: navigator.userActivation.isActive })
      },
    })
  })
  await signIn(page, 'resident')
  const { qrcode } = await authorizeForTuesday(page)
  await page.getByRole('button', { name: 'Compartir…' }).click()
  interface Shared {
    text: string
    pictures: number[][]
    isUserAction: boolean
  }
  const readShared = () => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared)
  await expect.poll(async () => (await readShared()).length).toBe(1)
  const [shared] = await readShared()
  expect(shared?.text).toMatch(/\/pase\/\S+#1\./)
  expect(shared?.isUserAction).toBe(true)
  const { writeFile } = await import('node:fs/promises')
  const picture = testInfo.outputPath('shared.png')
  await writeFile(picture, Uint8Array.from(shared?.pictures[0] ?? []))
  expect(decodeQr(picture)).toBe(qrcode)
})

test('a guest who registers by an invitation gets the same page', async ({ page }, testInfo) => {
  await page.goto('/invite/demo-invitation')
  await page.getByLabel('Nombre').fill('Lucía')
  await page.getByLabel('Apellido').fill('Ñandubay')
  await page.getByLabel('DNI').fill('38555112')
  await page.getByLabel('Email').fill('lucia@example.com')
  const registration = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  const { qrcode } = (await (await registration).json()) as { qrcode: string }
  await page.getByRole('link', { name: 'Ver mi pase' }).click()
  await expect(getHeading(page)).toHaveText('Pase de ingreso')
  await expect(page.getByRole('region', { name: 'Lucía Ñandubay' })).toContainText('Los Álamos')
  expect(page.url()).not.toMatch(/38555112|lucia/)
  expect(await readCode(page, testInfo.outputPath('guest.png'))).toBe(qrcode)
})
