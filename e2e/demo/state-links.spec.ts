import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, type Mock, test } from '../fixtures'
import { openPanel } from './open-panel'

/** The time of the clock in the second browser. No state has this day, so the shown day must come from the state link. */
const secondBrowserTime = '2027-01-05T21:17:00-03:00'

/** A state of the demo, with the steps that reach the state. */
interface LinkedState {
  name: string
  /** Prepares the world before the sign-in. */
  prepareWorld?: (mock: Mock) => Promise<unknown>
  /** The account that signs in by the panel. */
  account?: string
  /** Changes the state after the sign-in. */
  changeAfterSignIn?: (mock: Mock, page: Page) => Promise<unknown>
  address: string
  /** Finds an element that appears when the page has loaded. */
  findLoadedElement: (page: Page) => ReturnType<Page['getByText']>
}

const states: LinkedState[] = [
  {
    name: 'the authorizations of a resident, a week later, with a stopped clock',
    prepareWorld: async (mock) => {
      await mock.reset()
      await mock.settings({ advance: 'P7D' })
    },
    account: 'Carolina Ibáñez',
    address: '/',
    findLoadedElement: (page) => page.getByRole('button', { name: /^Eliminar/ }).first(),
  },
  {
    name: 'the second neighbourhood of a resident',
    account: 'Carolina Ibáñez',
    changeAfterSignIn: async (_mock, page) => {
      await page.getByRole('combobox', { name: 'Barrio' }).selectOption({ label: 'Las Acacias' })
    },
    address: '/',
    findLoadedElement: (page) => page.getByRole('combobox', { name: 'Barrio' }),
  },
  {
    name: 'the sign-in, in another season',
    prepareWorld: (mock) => mock.settings({ now: '2026-11-20T21:40:00-03:00' }),
    address: '/login',
    findLoadedElement: (page) => page.getByLabel('Email o DNI'),
  },
  {
    name: 'the movements of some days, with a running clock',
    prepareWorld: (mock) => mock.settings({ advance: 'P2DT8H25M' }),
    account: 'Carolina Ibáñez',
    address: '/activitiesReport?desde=2026-03-09&hasta=2026-03-18',
    findLoadedElement: (page) => page.getByRole('table', { name: 'Movimientos' }),
  },
  {
    name: 'submissions that cannot be read',
    account: 'Carolina Ibáñez',
    changeAfterSignIn: (mock) =>
      mock.settings({ faults: [{ operationId: 'listInsuranceSubmissions', status: 503 }] }),
    address: '/submissions',
    findLoadedElement: (page) => page.getByRole('button', { name: 'Reintentar' }),
  },
  {
    name: 'the works of their manager, on a slow network',
    account: 'Ricardo Montes',
    changeAfterSignIn: (mock) => mock.settings({ latency: { min: 100, max: 300 } }),
    address: '/constructions',
    findLoadedElement: (page) => page.getByText('Casa Pérez'),
  },
  {
    name: 'a resident without movements',
    prepareWorld: (mock) => mock.reset({ scenario: 'empty' }),
    account: 'Carolina Ibáñez',
    address: '/activitiesReport',
    findLoadedElement: (page) => page.getByRole('heading', { level: 1, name: 'Movimientos' }),
  },
  {
    name: 'the vehicles of a lot, in the scenario of errors',
    prepareWorld: (mock) => mock.reset({ scenario: 'errors', seed: 5 }),
    account: 'Carolina Ibáñez',
    address: '/manageproperty/201?tab=vehiculos',
    findLoadedElement: (page) => page.getByRole('tab', { name: 'Vehículos', selected: true }),
  },
  {
    name: 'a renter who manages no lot',
    prepareWorld: (mock) => mock.settings({ advance: 'P30D' }),
    account: 'Tomás Aguilar',
    address: '/managedproperties',
    findLoadedElement: (page) => page.getByText('C-3').last(),
  },
  {
    name: 'an invitation, opened by its link',
    prepareWorld: (mock) => mock.settings({ advance: 'P1D' }),
    address: '/invite/demo-invitation',
    findLoadedElement: (page) => page.getByLabel('Nombre'),
  },
]

/** Waits until the page no longer changes, and takes a screenshot of the page. */
async function takeStableScreenshot(page: Page): Promise<Buffer> {
  // In the corner where it starts, the mouse could hover over a control, which would change the screenshot.
  await page.mouse.move(4, 400)
  const takeScreenshot = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  await expect(page.getByText('Cargando').first()).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  // A script that loads on demand may change the page after two equal screenshots, so all requests must end first.
  await page.waitForLoadState('networkidle')
  let screenshot = await takeScreenshot()
  await expect
    .poll(async () => {
      const previousScreenshot = screenshot
      screenshot = await takeScreenshot()
      return screenshot.equals(previousScreenshot)
    })
    .toBe(true)
  return screenshot
}

async function signInByPanel(page: Page, name: string) {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: `Ingresar como ${name}` }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** Copies a link to the current state by the panel, and returns the link from the clipboard. */
async function copyStateLink(page: Page): Promise<string> {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Copiar enlace a este estado' }).click()
  await expect(panel.getByText('Enlace copiado.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Opens a browser without stored data, and runs a task with a page of that browser. */
async function runInFreshBrowser(
  browser: Browser,
  task: (page: Page, context: BrowserContext) => Promise<void>,
) {
  const context = await browser.newContext()
  await context.clock.setFixedTime(secondBrowserTime)
  await task(await context.newPage(), context)
  await context.close()
}

for (const { name, prepareWorld, account, changeAfterSignIn, address, findLoadedElement } of states)
  test(`a state link shows the same page in a fresh browser: ${name}`, async ({
    page,
    context,
    browser,
    mock,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await mock.state()
    await prepareWorld?.(mock)
    if (account) await signInByPanel(page, account)
    await changeAfterSignIn?.(mock, page)
    await page.goto(address)
    await expect(findLoadedElement(page)).toBeVisible()
    const originalScreenshot = await takeStableScreenshot(page)
    const link = await copyStateLink(page)
    await runInFreshBrowser(browser, async (freshPage) => {
      await freshPage.goto(link)
      await expect(findLoadedElement(freshPage)).toBeVisible()
      expect(new URL(freshPage.url()).searchParams.has('demo')).toBe(false)
      expect(
        (await takeStableScreenshot(freshPage)).equals(originalScreenshot),
        'both screenshots are equal',
      ).toBe(true)
    })
  })

/** The value of `?demo=` for the scenario 'demo' with a clock that is stopped on Monday at 10:00. */
const mondayState = '1,demo,still:2026-03-16T10:00'

test('removes the state from the address, and keeps later changes over a reload', async ({ page }) => {
  await page.goto(`/?de=a%20b&demo=${mondayState},as:residente@demo.ar&y=1#hoy`)
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

test('applies the state of a link with a one-time code, and removes the state and the code from the address', async ({
  page,
  mock,
}) => {
  await page.goto(`/handoff?otc=demo-otc&module=activity&demo=${mondayState.replace('16T', '19T')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible()
  await expect(page).toHaveURL(/\/activitiesReport$/)
  expect(await mock.state()).toMatchObject({ now: '2026-03-19T13:00:00.000Z' })
})

test('refuses a state link to a missing lot, and keeps the current state', async ({ page, mock }) => {
  await page.goto(`/?demo=${mondayState},as:residente@demo.ar`)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await mock.settings({ advance: 'PT1H' })
  const stateBefore = await mock.state()
  await page.goto('/?demo=1,empty,as:residente@demo.ar,in:999')
  await expect(
    page.getByText(
      'El enlace de la demo no se pudo abrir: la cuenta no tiene ese barrio o ese lote. El portal quedó como estaba.',
    ),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(await mock.state()).toEqual(stateBefore)
})

test('copies no state link for an account that registered in this world', async ({ page }) => {
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
