import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, type Mock, test } from '../fixtures'
import { openPanel } from './open-panel'

/** Another day than that of the states, in a browser that has never been here. */
const elsewhere = '2027-01-05T21:17:00-03:00'

/** A state, as somebody would bring it about. */
interface Told {
  name: string
  /** The world, before anybody is signed in. */
  begin?: (mock: Mock) => Promise<unknown>
  /** Who is chosen in the panel. */
  as?: string
  /** What is done once they are. */
  once?: (mock: Mock, page: Page) => Promise<unknown>
  address: string
  /** What is there once the page is. */
  shows: (page: Page) => ReturnType<Page['getByText']>
}

const states: Told[] = [
  {
    name: 'the authorizations of a resident, a week later, when time stands still',
    begin: async (mock) => {
      await mock.reset()
      await mock.settings({ advance: 'P7D' })
    },
    as: 'Carolina Ibáñez',
    address: '/',
    shows: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'her other neighbourhood',
    as: 'Carolina Ibáñez',
    once: async (_mock, page) => {
      await page.getByRole('combobox', { name: 'Barrio' }).selectOption({ label: 'Las Acacias' })
    },
    address: '/',
    shows: (page) => page.getByRole('combobox', { name: 'Barrio' }),
  },
  {
    name: 'nobody yet, in another season',
    begin: (mock) => mock.settings({ now: '2026-11-20T21:40:00-03:00' }),
    address: '/login',
    shows: (page) => page.getByLabel('Email o DNI'),
  },
  {
    name: 'the movements of some days, where time goes on',
    begin: (mock) => mock.settings({ advance: 'P2DT8H25M' }),
    as: 'Carolina Ibáñez',
    address: '/activitiesReport?desde=2026-03-09&hasta=2026-03-18',
    shows: (page) => page.getByRole('table', { name: 'Movimientos' }),
  },
  {
    name: 'submissions that cannot be read',
    as: 'Carolina Ibáñez',
    once: (mock) => mock.settings({ faults: [{ operationId: 'listInsuranceSubmissions', status: 503 }] }),
    address: '/submissions',
    shows: (page) => page.getByRole('button', { name: 'Reintentar' }),
  },
  {
    name: 'the works of their manager, on a slow network',
    as: 'Ricardo Montes',
    once: (mock) => mock.settings({ latency: { min: 100, max: 300 } }),
    address: '/constructions',
    shows: (page) => page.getByText('Casa Pérez'),
  },
  {
    name: 'a resident to whom nothing has happened yet',
    begin: (mock) => mock.reset({ scenario: 'empty' }),
    as: 'Carolina Ibáñez',
    address: '/activitiesReport',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Movimientos' }),
  },
  {
    name: 'the vehicles of a lot, among what can be refused',
    begin: (mock) => mock.reset({ scenario: 'errors', seed: 5 }),
    as: 'Carolina Ibáñez',
    address: '/manageproperty/201?tab=vehiculos',
    shows: (page) => page.getByRole('tab', { name: 'Vehículos', selected: true }),
  },
  {
    name: 'a renter who may manage nothing',
    begin: (mock) => mock.settings({ advance: 'P30D' }),
    as: 'Tomás Aguilar',
    address: '/managedproperties',
    shows: (page) => page.getByText('C-3').last(),
  },
  {
    name: 'an invitation, for whoever was sent its link',
    begin: (mock) => mock.settings({ advance: 'P1D' }),
    address: '/invite/demo-invitation',
    shows: (page) => page.getByLabel('Nombre'),
  },
]

/** The page once nothing of it changes any more. */
async function picture(page: Page): Promise<Buffer> {
  // Away from the corner, where a mouse begins that nobody moved.
  await page.mouse.move(4, 400)
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  await expect(page.getByText('Cargando').first()).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  // Scripts that load on demand may still change the page, however alike two pictures before them are.
  await page.waitForLoadState('networkidle')
  let before = await take()
  await expect
    .poll(async () => {
      const last = before
      before = await take()
      return before.equals(last)
    })
    .toBe(true)
  return before
}

async function signInByPanel(page: Page, name: string) {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: `Ingresar como ${name}` }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** What the panel's button leaves in the clipboard. */
async function copiedLink(page: Page): Promise<string> {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Copiar enlace a este estado' }).click()
  await expect(panel.getByText('Enlace copiado.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Does something with a page of a browser that knows nothing. */
async function inFreshBrowser(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<void>,
) {
  const context = await browser.newContext()
  await context.clock.setFixedTime(elsewhere)
  await work(await context.newPage(), context)
  await context.close()
}

for (const { name, begin, as, once, address, shows } of states)
  test(`a link shows the same: ${name}`, async ({ page, context, browser, mock }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Opens the portal.
    await mock.state()
    await begin?.(mock)
    if (as) await signInByPanel(page, as)
    await once?.(mock, page)
    await page.goto(address)
    await expect(shows(page)).toBeVisible()
    const here = await picture(page)
    const link = await copiedLink(page)
    await inFreshBrowser(browser, async (other) => {
      await other.goto(link)
      await expect(shows(other)).toBeVisible()
      expect(new URL(other.url()).searchParams.has('demo')).toBe(false)
      expect((await picture(other)).equals(here), 'not a pixel differs').toBe(true)
    })
  })

const monday = '1,demo,still:2026-03-16T10:00'

test('a link leaves the address as it was without it, and a reload keeps what was done since', async ({
  page,
}) => {
  await page.goto(`/?de=a%20b&demo=${monday},as:residente@demo.ar&y=1#hoy`)
  const meter = page.getByRole('listitem', { name: 'Lectura de medidores' })
  await expect(meter).toBeVisible()
  await expect(page).toHaveURL(/\/\?de=a%20b&y=1#hoy$/)
  await page.getByRole('button', { name: 'Eliminar Lectura de medidores' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(meter).toBeHidden()
  await page.reload()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(meter).toBeHidden()
})

test('a link survives the handoff, which empties its address before anything is asked', async ({
  page,
  mock,
}) => {
  await page.goto(`/handoff?otc=demo-otc&module=activity&demo=${monday.replace('16T', '19T')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible()
  await expect(page).toHaveURL(/\/activitiesReport$/)
  expect(await mock.state()).toMatchObject({ now: '2026-03-19T13:00:00.000Z' })
})

test('a link that asks for what there is not is refused in words, and the portal opens as it was', async ({
  page,
  mock,
}) => {
  await page.goto(`/?demo=${monday},as:residente@demo.ar`)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await mock.settings({ advance: 'PT1H' })
  const before = await mock.state()
  await page.goto('/?demo=1,empty,as:residente@demo.ar,in:999')
  await expect(
    page.getByText(
      'El enlace de la demo no se pudo abrir: la cuenta no tiene ese barrio o ese lote. El portal quedó como estaba.',
    ),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(await mock.state()).toEqual(before)
})

test('no link is copied to somebody who signed up since the world began: it would be refused', async ({
  page,
}) => {
  await page.goto('/register?code=ABC123')
  await page.getByLabel('Número de documento').fill('31222333')
  await page.getByLabel(/^Contraseña/).fill('jacaranda9')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Registrarme' }).click()
  await page.getByLabel('Email o DNI').fill('nueva@demo.ar')
  await page.getByLabel(/^Contraseña/).fill('jacaranda9')
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeHidden()
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Copiar enlace a este estado' }).click()
  await expect(panel.getByText(/en ese escenario no hay una cuenta «nueva@demo\.ar»/)).toBeVisible()
})
