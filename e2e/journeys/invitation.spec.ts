import type { Page, Request } from '@playwright/test'
import { accounts, password } from '../accounts'
import { expect, signIn, test } from '../fixtures'

const losAlamos = 101

/** Runs in the page: creates an invitation of two seats, as the resident who is signed in would. */
async function createInvitation({
  username,
  secret,
  neighbourhood,
}: {
  username: string
  secret: string
  neighbourhood: number
}) {
  const { apiUrl } = await (await fetch('/config.json')).json()
  const send = async (path: string, body: object, token?: string) => {
    const headers = new Headers({ 'Content-Type': 'application/json' })
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const answer = await fetch(apiUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const empty = { manufacturer: '', brand: '', model: '', base_os: '', build_id: '', system_name: '' }
  const device = {
    ...empty,
    system_version: '',
    version: '1.26.2',
    readable_version: '1.26.2',
    carrier: '',
    device: 'web',
    device_id: 'e2e',
    device_type: 'Desktop',
    device_name: 'e2e',
    user_agent: 'e2e',
    is_pin_or_fingerprint_set: false,
  }
  const { token, properties } = await send('/fapi/auth/login/', { username, password: secret, device })
  const property = properties.find(
    ({ real_property_id }: { real_property_id: number }) => real_property_id === neighbourhood,
  ).property_id
  await send(
    `/fapi/customer/${neighbourhood}/property/${property}/authorization/`,
    {
      name: 'Mateada',
      source: 'PERSON',
      method: 'WEB',
      description: '',
      preauthorization_type: 'INVITE',
      from_date: '2026-03-21',
      to_date: '2026-03-21',
      start_time: '12:00:00',
      end_time: '20:00:00',
      concurrent_flag: false,
      monday_flag: true,
      tuesday_flag: true,
      wednesday_flag: true,
      thursday_flag: true,
      friday_flag: true,
      saturday_flag: true,
      sunday_flag: true,
      location_to: null,
      max_people: 2,
    },
    token,
  )
}

async function register(page: Page, guest: { first: string; last: string; document: string }) {
  await page.getByLabel('Nombre').fill(guest.first)
  await page.getByLabel('Apellido').fill(guest.last)
  await page.getByLabel('DNI').fill(guest.document)
  await page.getByLabel('Email').fill(`${guest.document}@example.com`)
  await page.getByRole('button', { name: 'Confirmar' }).click()
}

const unavailable = (page: Page) =>
  page.getByRole('heading', { name: 'No se ha podido acceder a la invitación' })

test('a resident shares an invitation, guests register by its link, and its seats are spent', async ({
  page,
  context,
  mock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mock.state()
  if (page.url() === 'about:blank') await page.goto('/login')
  const { username } = accounts.resident
  await page.evaluate(createInvitation, { username, secret: password, neighbourhood: losAlamos })
  await signIn(page, 'resident')
  await page.getByRole('button', { name: 'Compartir Mateada' }).click()
  await expect(page.getByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  const message = await page.evaluate(() => navigator.clipboard.readText())
  const link = /https?:\/\/\S+\/invite\/\S+/.exec(message)?.[0] ?? ''

  // The same browser, where the resident's session lies in the storage.
  const guest = await context.newPage()
  const requests: Request[] = []
  guest.on('request', (request) => requests.push(request))
  await guest.setViewportSize({ width: 320, height: 640 })
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Te invitaron a Los Álamos')
  await expect(guest.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
  await register(guest, { first: 'Lucía', last: 'Ñandubay', document: '38555112' })
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Listo! Tus datos están registrados')
  await expect(guest.getByRole('img', { name: 'Código QR para ingresar' })).toBeVisible()
  const overflow = await guest.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'horizontal scroll at 320 px').toBeLessThanOrEqual(0)

  await guest.goto(link)
  await register(guest, { first: 'Teo', last: 'Ávalos', document: '39666223' })
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Listo! Tus datos están registrados')
  await guest.goto(link)
  await expect(unavailable(guest)).toBeVisible()

  const secrets = await Promise.all(requests.map((request) => request.headerValue('authorization')))
  expect(secrets.filter((secret) => secret !== null)).toEqual([])
  await page.reload()
  await expect(page.getByRole('listitem', { name: 'Mateada' })).toContainText('2 invitados')
})

test('who has no portal registers by keyboard alone, and goes back to what was typed when it fails', async ({
  page,
  mock,
}) => {
  await mock.settings({ faults: [{ operationId: 'acceptPublicInvitation', status: 503, times: 1 }] })
  await page.goto('/invite/demo-invitation')
  await page.getByLabel('Nombre').focus()
  for (const text of ['Lucía', 'Ñandubay', '38555112', 'lucia@example.com']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No se ha podido registrar tus datos' })).toBeFocused()
  await expect(page.getByText('Ha ocurrido un error', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a mis datos' }).press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue('lucia@example.com')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('heading', { name: 'Listo! Tus datos están registrados' })).toBeFocused()
})

test('who wants no more communications says so once', async ({ page }) => {
  await page.goto('/unsubscribe/demo-unsubscribe')
  await page.getByLabel('Sí, quiero dejar de recibir comunicaciones.').check()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te desuscribiste exitosamente.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - No encontrado')
})

test('an address that no backend can have sent asks for nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const key of ['a%20b', '%E2%80%AEb', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'x'.repeat(201)]) {
    await page.goto(`/invite/${key}`)
    await expect(unavailable(page)).toBeVisible()
  }
  expect(asked.filter((path) => /^\/(public\/invitation|fapi)/.test(path))).toEqual([])
})
