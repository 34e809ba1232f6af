import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, type Mock, test } from '../fixtures'
import { openPanel } from './open-panel'

/** The system time of the fresh browser. None of `states` is on this day, so the page can get its day only from the link. */
const freshBrowserTime = '2027-01-05T21:17:00-03:00'

/** A state of the demo that a state link must reproduce. The fields say how the test reaches the state. */
interface LinkedState {
  name: string
  /** Prepares the world before the sign-in. */
  prepareWorld?: (mock: Mock) => Promise<unknown>
  /** The name of the account that signs in by the panel. Without an account, nobody signs in. */
  account?: string
  /** Changes the state after the sign-in, before the test opens `address`. */
  changeAfterSignIn?: (mock: Mock, page: Page) => Promise<unknown>
  address: string
  /** Finds an element that appears when the page has loaded. */
  findLoadedElement: (page: Page) => ReturnType<Page['getByText']>
}

const states: LinkedState[] = [
  {
    name: 'the authorizations of a resident in her second neighbourhood, a week after the usual day, with a stopped clock',
    prepareWorld: async (mock) => {
      await mock.reset()
      await mock.settings({ advance: 'P7D' })
    },
    account: 'Carolina Ibáñez',
    changeAfterSignIn: async (_mock, page) => {
      await page.getByRole('combobox', { name: 'Barrio' }).selectOption({ label: 'Las Acacias' })
    },
    address: '/',
    findLoadedElement: (page) => page.getByRole('combobox', { name: 'Barrio' }),
  },
  {
    name: 'the sign-in page, on a day in November',
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
    name: 'a failure to list the submissions, on a slow network',
    account: 'Ricardo Montes',
    changeAfterSignIn: (mock) =>
      mock.settings({
        faults: [{ operationId: 'listInsuranceSubmissions', status: 503 }],
        latency: { min: 100, max: 300 },
      }),
    address: '/submissions',
    findLoadedElement: (page) => page.getByRole('button', { name: 'Reintentar' }),
  },
  {
    name: "the vehicles of a lot, in the scenario 'errors'",
    prepareWorld: (mock) => mock.reset({ scenario: 'errors', seed: 5 }),
    account: 'Carolina Ibáñez',
    address: '/manageproperty/201?tab=vehiculos',
    findLoadedElement: (page) => page.getByRole('tab', { name: 'Vehículos', selected: true }),
  },
  {
    name: 'the lots of a tenant who may manage none of them',
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
  // The mouse starts in the top left corner. A control could be there, and its hover style would change the screenshot.
  await page.mouse.move(4, 400)
  const takeScreenshot = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  await expect(page.getByText('Cargando').first()).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  // First wait until all requests end. A script that loads late could change the page even after two equal screenshots.
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

/** Presses the button of the demo panel that copies a state link, and returns the copied link. */
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
  await context.clock.setFixedTime(freshBrowserTime)
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
        'the screenshots differ',
      ).toBe(true)
    })
  })

/** The value of `?demo=` for the scenario 'demo' with a clock that is stopped on Monday at 10:00. */
const mondayState = '1,demo,still:2026-03-16T10:00'

test('the portal removes the state from the address, so that a reload keeps the changes of the user', async ({
  page,
}) => {
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

test('a link may have a state and a one-time code: the portal applies the state, and removes both from the address', async ({
  page,
  mock,
}) => {
  await page.goto(`/handoff?otc=demo-otc&module=activity&demo=${mondayState.replace('16T', '19T')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible()
  await expect(page).toHaveURL(/\/activitiesReport$/)
  expect(await mock.state()).toMatchObject({ now: '2026-03-19T13:00:00.000Z' })
})

test('the demo refuses a state link to a neighbourhood that the account lacks, and keeps the current state', async ({
  page,
  mock,
}) => {
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

test('the panel copies no state link for a newly registered account, because no scenario has this account', async ({
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
