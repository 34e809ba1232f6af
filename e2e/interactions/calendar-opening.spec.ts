import { expect, signIn, test } from '../fixtures'

declare global {
  interface Window {
    /** The calendar after each change of the page: its height, and whether its days are there. */
    calendarStates: { height: number; hasDays: boolean }[]
  }
}

for (const [label, address] of [
  ['Elegir las fechas en el calendario', '/activitiesReport'],
  ['Elegir en el calendario', '/preauthorization/new?opciones=todas'],
] as const)
  test(`the calendar at ${address} has its height before its days`, { tag: '@rest' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, 'resident', address)
    const button = page.getByRole('button', { name: label }).first()
    await button.click()
    const calendar = page.getByRole('dialog')
    const focusedDay = calendar.locator('[role="grid"] [tabindex="0"]:focus')
    await expect(focusedDay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await page.evaluate(() => {
      window.calendarStates = []
      new MutationObserver(() => {
        const popup = document.querySelector<HTMLElement>('[role="dialog"]')
        if (!popup) return
        const hasDays = popup.querySelector('[role="grid"]') !== null
        window.calendarStates.push({ height: popup.offsetHeight, hasDays })
      }).observe(document.body, { childList: true, subtree: true })
    })
    await button.click()
    await expect(focusedDay).toBeVisible()
    const states = await page.evaluate(() => window.calendarStates)
    expect(states[0]?.hasDays).toBe(false)
    expect(states.at(-1)?.hasDays).toBe(true)
    expect(new Set(states.map(({ height }) => height)).size).toBe(1)
  })
