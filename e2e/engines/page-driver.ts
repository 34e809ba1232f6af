import { expect } from '@playwright/test'
import type { DrivenBrowser } from './driven-browser'

/** A JavaScript expression that finds an element in the page. */
type Target = string

const findVisible = (selector: string, condition: string): Target =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => element.checkVisibility()).find((element) => ${condition})`

/** A button or a link by its text. */
export const pressable = (text: string): Target =>
  findVisible('button, a', `element.textContent.trim() === ${JSON.stringify(text)}`)

/** A field by the beginning of its label. */
export const field = (label: string): Target =>
  findVisible('input', `element.labels[0]?.textContent.startsWith(${JSON.stringify(label)})`)

/** A segment or a radio button by its text. */
export const segment = (text: string): Target =>
  findVisible(
    'label',
    `element.querySelector('[type=radio]') && element.textContent.trim() === ${JSON.stringify(text)}`,
  )

/** A heading by its text. */
export const heading = (text: string): Target =>
  findVisible('h1, h2', `element.textContent.trim() === ${JSON.stringify(text)}`)

/** An option of an open list by a part of its text. */
export const option = (text: string): Target =>
  findVisible('[role=option]', `element.textContent.includes(${JSON.stringify(text)})`)

/** Drives a page as a user does: finds elements by their names, and uses mouse and keyboard. */
export class PageDriver {
  readonly browser: DrivenBrowser

  constructor(browser: DrivenBrowser) {
    this.browser = browser
  }

  async expectSeen(target: Target, isSeen = true): Promise<void> {
    const find = () => this.browser.evaluate<boolean>(`${target} !== undefined`)
    await expect.poll(find, target).toBe(isSeen)
  }

  async press(target: Target): Promise<void> {
    await this.expectSeen(target)
    const { x, y } = await this.browser.evaluate<{ x: number; y: number }>(`(() => {
      const element = ${target}
      element.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await this.browser.clickAt(x, y)
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.press(target)
    await this.browser.type(text)
    await this.expectValue(target, text)
  }

  async expectValue(target: Target, value: string): Promise<void> {
    await expect.poll(() => this.browser.evaluate(`${target}?.value`), target).toBe(value)
  }
}
