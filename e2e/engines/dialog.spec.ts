import { expect } from '@playwright/test'
import { testInEachEngine } from './engine-test'
import { findField, findPressable } from './find'
import { signIn } from './sign-in'

/** Records the events of dialogs, each with the name of its element. */
const recordEvents = `(() => {
  const events = (window.recordedEvents = [])
  const record = ({ type, target }) => {
    if (target instanceof Element && target.closest('dialog')) events.push(type + ' ' + target.tagName)
  }
  for (const name of ['focusin', 'focusout', 'animationstart']) document.addEventListener(name, record)
})()`

const isLoaded = `document.querySelector('[data-scripts]') === null`
const isModal = `document.querySelector('dialog[open]')?.matches(':modal') ?? false`
const finishAnimations = `Promise.all(
  document.querySelector('dialog[open]').getAnimations({ subtree: true }).map(({ finished }) => finished),
).then(() => undefined)`

/** Drops the frames that the page requests until `restoreFrames`. Until its frame, a dialog is not modal and lacks the focus. */
const dropFrames = `(() => {
  const { requestAnimationFrame } = window
  window.requestAnimationFrame = () => 0
  window.restoreFrames = () => (window.requestAnimationFrame = requestAnimationFrame)
})()`

const openings = [
  {
    name: 'a question',
    path: '/manageproperty/201',
    opener: findPressable(/^Remover/),
    focused: findPressable('Cancelar'),
    expectedEvents: ['focusin BUTTON'],
  },
  {
    name: 'a dialog with fields',
    path: '/construction/501?tab=nomina',
    opener: findPressable('Agregar trabajador'),
    focused: findField('Persona'),
    expectedEvents: ['animationstart DIALOG', 'animationstart DIV', 'focusin INPUT'],
  },
]

for (const { name, path, opener, focused, expectedEvents } of openings)
  testInEachEngine(
    `${name} moves the focus once, starts its animations once, keeps Tab inside, and Escape returns the focus`,
    async (context) => {
      const { page } = context
      const { driver } = page
      await signIn(context, path)
      // The button of the frame, which the portal replaces, does not keep the focus.
      await expect.poll(() => driver.evaluate(isLoaded)).toBe(true)
      await page.expectVisible(opener)
      await driver.evaluate(`${opener}.focus()`)
      await driver.evaluate(recordEvents)
      await driver.press('Enter')
      await expect.poll(() => driver.evaluate(isModal)).toBe(true)
      await driver.evaluate(finishAnimations)
      const events = await driver.evaluate<string[]>('window.recordedEvents')
      expect(events.toSorted()).toEqual(expectedEvents)
      await page.expectFocus(focused)
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
        await driver.press(key)
        const isOutside = await driver.evaluate(
          `document.hasFocus() && document.activeElement !== document.body && !document.activeElement.closest('dialog')`,
        )
        expect(isOutside, `the focus is outside of the dialog after ${key}`).toBe(false)
      }
      await driver.press('Escape')
      await expect.poll(() => driver.evaluate(`document.querySelector('dialog[open]') === null`)).toBe(true)
      await page.expectFocus(opener)
    },
  )

testInEachEngine(
  'Escape, pressed before the dialog is painted and has the focus, closes the dialog',
  async (context) => {
    const { page } = context
    const { driver } = page
    const opener = findPressable(/^Remover/)
    await signIn(context, '/manageproperty/201')
    await expect.poll(() => driver.evaluate(isLoaded)).toBe(true)
    await page.expectVisible(opener)
    await driver.evaluate(`${opener}.focus()`)
    await driver.evaluate(dropFrames)
    await driver.press('Enter')
    await expect.poll(() => driver.evaluate(`document.querySelector('dialog[open]') !== null`)).toBe(true)
    expect(await driver.evaluate(isModal)).toBe(false)
    expect(await driver.evaluate(`document.activeElement.closest('dialog') === null`)).toBe(true)
    await driver.press('Escape')
    await driver.evaluate('void window.restoreFrames()')
    await expect.poll(() => driver.evaluate(`document.querySelector('dialog[open]') === null`)).toBe(true)
    await page.expectFocus(opener)
  },
)
