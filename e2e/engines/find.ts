/** A JavaScript expression for an element of the page. Its value is undefined if there is no such element. */
export type ElementExpression = string

/** Creates a condition about a JavaScript expression whose value is a text: it equals the text, or it matches the pattern. */
const createCondition = (expression: string, text: string | RegExp) =>
  typeof text === 'string' ? `${expression} === ${JSON.stringify(text)}` : `${text}.test(${expression})`

/**
 * Creates an expression for the first visible element that matches the selector and the condition, in the topmost dialog if a
 * dialog is open. The condition is an expression about `element`.
 */
const createExpression = (selector: string, condition: string): ElementExpression =>
  `[...([...document.querySelectorAll('dialog[open]')].at(-1) ?? document).querySelectorAll(${JSON.stringify(selector)})].filter((element) => element.checkVisibility({ visibilityProperty: true })).find((element) => ${condition})`

/** Creates an expression that finds the button, menu item or link with the given name that is not disabled. */
export const findPressable = (name: string | RegExp): ElementExpression =>
  createExpression(
    'button, a, [role=menuitem]',
    `element.ariaDisabled !== 'true' && ${createCondition(`(element.getAttribute('aria-label') ?? element.textContent).trim()`, name)}`,
  )

/** Creates an expression that finds the field whose label starts with the given text. */
export const findField = (label: string): ElementExpression =>
  createExpression(
    'input, select, textarea',
    `(element.labels[0]?.textContent ?? element.getAttribute('aria-label'))?.startsWith(${JSON.stringify(label)})`,
  )

/** Creates an expression that finds the segment or radio button with the given text. */
export const findSegment = (text: string): ElementExpression =>
  createExpression(
    'label',
    `element.querySelector('[type=radio]') && element.textContent.trim() === ${JSON.stringify(text)}`,
  )

/** Creates an expression that finds the heading with the given text. */
export const findHeading = (text: string | RegExp): ElementExpression =>
  createExpression('h1, h2', createCondition('element.textContent.trim()', text))

/** Creates an expression that finds an option of an open list by a part of the option's text. */
export const findOption = (text: string): ElementExpression =>
  createExpression('[role=option]', `element.textContent.includes(${JSON.stringify(text)})`)

/** Creates an expression that finds the image with the given name, once it is drawn. */
export const findImage = (name: string): ElementExpression =>
  createExpression(
    'img, [role=img]',
    `(element.getAttribute('aria-label') ?? element.alt) === ${JSON.stringify(name)} && element.ariaBusy !== 'true'`,
  )

/** Creates an expression that finds the element that itself contains the text, also outside an open dialog. */
export const findText = (text: string): ElementExpression =>
  `[...document.querySelectorAll('body *')].find((element) => element.checkVisibility({ visibilityProperty: true }) && [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('').includes(${JSON.stringify(text)}))`
