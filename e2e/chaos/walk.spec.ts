import type { Locator, Page } from '@playwright/test'
import { demoPassword } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'
import { hostileTexts } from '../hostile-texts'
import { createRandom, type Random } from './random'
import { injectRandomFaults } from './random-faults'

/*
 * Walks through the portal at random for ten minutes, while a fifth of the calls fail and each takes up to three seconds. The
 * portal must have no uncaught error, and every screen must offer a way on. `npm run test:chaos` runs the walks.
 */

const minutes = Number(process.env.CHAOS_MINUTES ?? 10)
const seeds = [1, 2, 3]
const accounts = ['resident', 'workManager', 'managingTenant'] as const

const controls = [
  'a[href]:not([target="_blank"]):not([href^="tel:"]):not([href^="mailto:"])',
  ...['button', '[role="tab"]', '[role="menuitem"]', '[role="option"]', 'summary', 'select'],
  ...['input', 'textarea'],
]
  .map((selector) => `${selector}:visible`)
  .join(', ')

/** Texts that users type, and some that attackers type. */
const typedTexts = [
  'Ana',
  '21935593',
  '1234',
  '16-03-2026',
  '08:30',
  'ana@demo.ar',
  '',
  ...hostileTexts.slice(0, 40),
]

async function operateControl(control: Locator, random: Random) {
  const options = { timeout: 2_000 }
  const tag = await control.evaluate((element) => element.tagName.toLowerCase(), undefined, options)
  const type = await control.getAttribute('type', options)
  if (tag === 'select') {
    const values = await control
      .locator('option')
      .evaluateAll((all) => all.map((item) => item.getAttribute('value') ?? ''))
    if (values.length > 0) await control.selectOption(random.pick(values), options)
  } else if (tag === 'textarea' || (tag === 'input' && !/^(?:radio|checkbox|file)$/.test(type ?? ''))) {
    await control.fill(random.pick(typedTexts), options)
  } else if (type !== 'file') {
    await control.click(options)
  }
}

/** Signs in again if the page asks for the password. Reads the page without faults, so that the walk goes on. */
async function signInIfAsked(page: Page, account: (typeof accounts)[number], faults: { isOn: boolean }) {
  const password = page.getByLabel(/^Contraseña/).first()
  if (!(await password.isVisible())) return
  faults.isOn = false
  if (new URL(page.url()).pathname.endsWith('/login')) await signIn(page, account)
  else {
    await password.fill(demoPassword)
    await page.getByRole('button', { name: 'Acceder' }).click()
    await expect(password).toBeHidden()
  }
  faults.isOn = true
}

async function takeStep(page: Page, random: Random) {
  const chance = random.next()
  if (chance < 0.03) return page.reload({ timeout: 5_000 })
  if (chance < 0.08) return page.goBack({ timeout: 2_000 })
  if (chance < 0.12) return page.keyboard.press('Escape')
  const found = page.locator(controls)
  const count = await found.count()
  if (count > 0) await operateControl(found.nth(Math.floor(random.next() * count)), random)
}

// The browser logs each call that fails.
test.use({ expectedErrors: [/Failed to load resource/] })

for (const [index, seed] of seeds.entries()) {
  const account = accounts[index % accounts.length] as (typeof accounts)[number]
  test(`offers a way on after every step of a random walk as ${account} (seed ${seed})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout((minutes + 2) * 60_000)
    const random = createRandom(seed)
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    page.on('filechooser', () => {})
    await signIn(page, account)
    const faults = await injectRandomFaults(page, random)
    const end = performance.now() + minutes * 60_000
    let steps = 0
    while (performance.now() < end) {
      // A control may disappear or be covered before the step; a user would then look for another one.
      await takeStep(page, random).catch(() => {})
      // Back may lead to the page before the portal.
      if (!page.url().startsWith(`${baseURL}/`) || page.url().endsWith('.svg')) await page.goto('/')
      await signInIfAsked(page, account, faults)
      const wayOn = page.locator(controls).first()
      await expect(wayOn, `a way on from ${page.url()}`).toBeVisible({ timeout: 15_000 })
      steps += 1
    }
    test.info().annotations.push({ type: 'steps', description: `${steps}` })
    expect(steps).toBeGreaterThan(minutes * 10)
  })
}
