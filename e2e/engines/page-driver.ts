import { expect, type Page } from '@playwright/test'
import type { ElementExpression } from './find'
import type { WebDriver } from './web-driver'

/** Removes everything that the pages of an origin have stored. */
const clearStorage = async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
  for (const { name } of await indexedDB.databases())
    if (name)
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = request.onerror = request.onblocked = resolve
      })
  for (const name of await caches.keys()) await caches.delete(name)
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
}

/** Uses a page as a user does: finds elements by their names, and uses mouse and keyboard. */
export class PageDriver {
  readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  /**
   * The part of Playwright's interface that functions for a page of Chromium use if they only evaluate code. The type is wider
   * than the object; any other call fails.
   */
  get evaluating(): Page {
    const evaluate = (code: string | ((argument: unknown) => unknown), argument?: unknown) =>
      this.driver.evaluate(
        typeof code === 'string'
          ? `(() => { ${code}\n })()`
          : `(${code})(${argument === undefined ? '' : JSON.stringify(argument)})`,
      )
    return { evaluate } as unknown as Page
  }

  /** Opens the smallest page of the origin, its icon, without anything that the pages of the origin have stored. */
  async clearStorage(origin: string): Promise<void> {
    const address = `${origin}/icon.svg`
    if (this.driver.openWithoutData) return this.driver.openWithoutData(address)
    await this.driver.open(address)
    await this.evaluating.evaluate(clearStorage)
  }

  /** Waits until the element is visible. If `isVisible` is false, waits until the element is hidden or absent. */
  async expectVisible(element: ElementExpression, isVisible = true): Promise<void> {
    const readVisibility = () => this.driver.evaluate<boolean>(`${element} !== undefined`)
    await expect.poll(readVisibility, element).toBe(isVisible)
  }

  /** Waits until the element is visible and does not move any more, and clicks it. */
  async press(element: ElementExpression): Promise<void> {
    await this.expectVisible(element)
    const findCenter = () =>
      this.driver.evaluate<{ x: number; y: number; isMoving: boolean } | undefined>(`(() => {
        const element = ${element}
        // The portal may replace the frame of the page now.
        if (!element) return undefined
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.getBoundingClientRect()
        // A dialog becomes modal one frame after it is painted. No user presses within this frame.
        const isOpening = document.querySelector('dialog[open]:not(:modal)') !== null
        // On a busy machine, two reads can fall between two frames of an animation.
        const isAnimated = document.getAnimations().some(
          ({ playState, effect }) =>
            playState === 'running' &&
            effect.target?.contains(element) &&
            effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        return { x: x + width / 2, y: y + height / 2, isMoving: isOpening || isAnimated }
      })()`)
    let center = await findCenter()
    const isStill = async () => {
      const previous = center
      center = await findCenter()
      return center && center.x === previous?.x && center.y === previous.y && !center.isMoving
    }
    await expect.poll(isStill, { message: `${element} moves`, intervals: [50] }).toBe(true)
    if (center) await this.driver.clickAt(center.x, center.y)
  }

  /** Replaces the text of a field, and expects the field to have exactly this text. */
  async fill(element: ElementExpression, text: string): Promise<void> {
    await this.press(element)
    await this.driver.press('ControlOrMeta+a')
    await this.driver.type(text)
    await this.expectValue(element, text)
  }

  /**
   * Chooses an option of a native select by its text. The list of options is a window of the browser, which neither protocol can
   * press, so the script sets the value and dispatches the events.
   */
  async select(element: ElementExpression, option: string): Promise<void> {
    await expect
      .poll(() =>
        this.driver.evaluate(`(() => {
          const select = ${element}
          const option = [...(select?.options ?? [])].find(({ text }) => text === ${JSON.stringify(option)})
          if (!option) return false
          select.focus()
          option.selected = true
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
          return true
        })()`),
      )
      .toBe(true)
  }

  async expectValue(element: ElementExpression, value: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate(`${element}?.value`), element).toBe(value)
  }

  /** Waits until the element has the focus. */
  async expectFocus(element: ElementExpression): Promise<void> {
    const readFocus = () =>
      this.driver.evaluate(`(() => {
        const { activeElement } = document
        if (activeElement && activeElement === ${element}) return 'has the focus'
        return 'the focus is on ' + activeElement?.outerHTML.slice(0, 200) + ' at ' + location.pathname
      })()`)
    await expect.poll(readFocus, element).toBe('has the focus')
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate('location.pathname')).toBe(path)
  }
}
