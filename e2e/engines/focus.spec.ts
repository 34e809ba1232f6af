import { expect } from '@playwright/test'
import { testInEachEngine } from './engine-test'
import { findPressable } from './find'

const hasFocus = 'document.hasFocus()'

testInEachEngine(
  'Enter presses the focused button after Shift+Tab has moved the focus to the toolbar of the browser',
  async ({ page, portalUrl }) => {
    const { driver } = page
    const button = findPressable('Acceder')
    await driver.open(`${portalUrl}/login`)
    await page.expectVisible(button)
    await driver.evaluate(`${button}.addEventListener('click', () => { window.isPressed = true })`)
    await driver.evaluate(`document.querySelector('a[href], button, input').focus()`)
    await driver.press('Shift+Tab')
    await expect.poll(() => driver.evaluate(hasFocus)).toBe(false)
    await driver.evaluate(`${button}.focus()`)
    await driver.press('Enter')
    await expect.poll(() => driver.evaluate('window.isPressed')).toBe(true)
  },
  ['Firefox'],
)
