import { expect } from '@playwright/test'
import type { WebDriver } from './web-driver'

/** A JavaScript expression for an element of the page. Its value is undefined if there is no such element. */
type ElementExpression = string

/**
 * Creates an expression for the first visible element that matches the selector and the condition. The condition is an
 * expression about `element`.
 */
const createExpression = (selector: string, condition: string): ElementExpression =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => element.checkVisibility()).find((element) => ${condition})`

/** Creates an expression that finds the button or link with the given text. */
export const findPressable = (text: string): ElementExpression =>
  createExpression('button, a', `element.textContent.trim() === ${JSON.stringify(text)}`)

/** Creates an expression that finds the field whose label starts with the given text. */
export const findField = (label: string): ElementExpression =>
  createExpression('input', `element.labels[0]?.textContent.startsWith(${JSON.stringify(label)})`)

/** Creates an expression that finds the segment or radio button with the given text. */
export const findSegment = (text: string): ElementExpression =>
  createExpression(
    'label',
    `element.querySelector('[type=radio]') && element.textContent.trim() === ${JSON.stringify(text)}`,
  )

/** Creates an expression that finds the heading with the given text. */
export const findHeading = (text: string): ElementExpression =>
  createExpression('h1, h2', `element.textContent.trim() === ${JSON.stringify(text)}`)

/** Creates an expression that finds an option of an open list by a part of the option's text. */
export const findOption = (text: string): ElementExpression =>
  createExpression('[role=option]', `element.textContent.includes(${JSON.stringify(text)})`)

/** Uses a page as a user does: finds elements by their names, and uses mouse and keyboard. */
export class PageDriver {
  readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  /** Waits until the element is visible. If `isVisible` is false, waits until the element is hidden or absent. */
  async expectVisible(element: ElementExpression, isVisible = true): Promise<void> {
    const readVisibility = () => this.driver.evaluate<boolean>(`${element} !== undefined`)
    await expect.poll(readVisibility, element).toBe(isVisible)
  }

  /** Waits until the element is visible, and clicks it. */
  async press(element: ElementExpression): Promise<void> {
    await this.expectVisible(element)
    const { x, y } = await this.driver.evaluate<{ x: number; y: number }>(`(() => {
      const element = ${element}
      element.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await this.driver.clickAt(x, y)
  }

  /** Types a text into an empty field, and expects the field to have exactly this text. */
  async fill(element: ElementExpression, text: string): Promise<void> {
    await this.press(element)
    await this.driver.type(text)
    await this.expectValue(element, text)
  }

  async expectValue(element: ElementExpression, value: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate(`${element}?.value`), element).toBe(value)
  }
}
