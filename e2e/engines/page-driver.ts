import { expect } from '@playwright/test'
import type { DrivenBrowser } from './driven-browser'

/** An element, as an expression that finds it in the page. */
type Target = string

const inDocument = (selector: string, test: string): Target =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.checkVisibility()).find((one) => ${test})`

/** A button or a link by its text. */
export const pressable = (text: string): Target =>
  inDocument('button, a', `one.textContent.trim() === ${JSON.stringify(text)}`)

/** A field by the beginning of its label. */
export const field = (label: string): Target =>
  inDocument('input', `one.labels[0]?.textContent.startsWith(${JSON.stringify(label)})`)

/** A segment or a radio button by its text. */
export const segment = (text: string): Target =>
  inDocument(
    'label',
    `one.querySelector('[type=radio]') && one.textContent.trim() === ${JSON.stringify(text)}`,
  )

/** A heading by its text. */
export const heading = (text: string): Target =>
  inDocument('h1, h2', `one.textContent.trim() === ${JSON.stringify(text)}`)

/** An option of an open list by a part of its text. */
export const option = (text: string): Target =>
  inDocument('[role=option]', `one.textContent.includes(${JSON.stringify(text)})`)

/** Does in a page what a person does: looks for things by what they are called, and uses mouse and keys. */
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
      const one = ${target}
      one.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = one.getBoundingClientRect()
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
