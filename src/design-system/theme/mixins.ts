import { css } from 'styled-components'
import { border, color, control, fontSize, fontWeight, lineHeight, space, touchScreen } from './tokens'

interface TextStyle {
  size?: keyof typeof fontSize
  weight?: keyof typeof fontWeight
  line?: keyof typeof lineHeight
}

/** The size, weight and line height of a text. */
export const textStyle = ({ size, weight, line }: TextStyle) => css`
  ${size && `font-size: ${fontSize[size]};`}
  ${weight && `font-weight: ${fontWeight[weight]};`}
  ${line && `line-height: ${lineHeight[line]};`}
`

/** The font size of a title. With large text on a phone it is smaller, so that a long word fits on a line, but never below `md`. */
export const titleSize = (size: 'lg' | 'xl') => `clamp(${fontSize.md}, 9vi, ${fontSize[size]})`

/** Returns the padding of a control or a card. With large text on a phone it is smaller, so that a long word fits on a line. */
export const narrowingPadding = (steps: number) => `clamp(${space(1)}, 100vi - 15rem, ${space(steps)})`

/** Sets the width and the height to `length`. */
export const square = (length: string) => `inline-size: ${length}; block-size: ${length};`

const tints = ['accent', 'success', 'warning', 'danger', 'neutral'] as const

/** A tinted background and the text colour on it. */
export const tint = (name: (typeof tints)[number] | 'notice') => css`
  color: ${color[`${name}TintInk`]};
  background-color: ${color[`${name}Tint`]};
`

/**
 * Sets the tint that the attribute `data-tone` names. By default the styled element has the attribute. If an outer
 * element has it, pass `select`. This function turns the attribute selector into the selector of the styled element.
 */
export const tintByTone = (select = (attributeSelector: string) => `&${attributeSelector}`) =>
  tints.map(
    (name) => css`
      ${select(`[data-tone='${name}']`)} {
        ${tint(name)}
      }
    `,
  )

/**
 * Returns `inset`, the inset of a sticky bar, in a window in which the longest of some lengths is positive. In any other window, the
 * bar does not stick, because it would take too much of the height. Unlike a media query, lengths also grow with the font size of
 * the root element.
 */
export const stickyInset = (inset: string, ...lengths: readonly string[]) =>
  `min(${inset}, max(${lengths.join(', ')}) * 999)`

/** Sets a CSS property by the value of an attribute. `values` maps attribute values to property values. */
export const byAttribute = (attribute: string, property: string, values: Record<string, string | number>) =>
  Object.entries(values).map(
    ([value, propertyValue]) => css`
      &[${attribute}='${value}'] {
        ${property}: ${propertyValue};
      }
    `,
  )

/** The focus ring for elements on which the browser does not draw one. */
export const focusRing = css`
  outline: ${border.thick} solid ${color.focus};
  outline-offset: ${border.thick};
`

/** Draws the focus ring inside an element, because its container would cut off an outer ring. */
export const insetFocus = css`
  &:focus-visible {
    outline-offset: -${border.thick};
  }
`

/** An invisible input that covers its label, so that the whole label is pressed. The label is its containing block. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  ${square('100%')}
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

/** The background of a hovered row or button. */
export const sunkenOnHover = css`
  @media (hover: hover) {
    &:hover {
      background-color: ${color.sunken};
    }
  }
`

/**
 * Lets the browser skip an element of a list while it is outside the window, when a change of the page would style it anew. `size`
 * is its probable height.
 */
export const skippedOffScreen = (size: string) => css`
  @media screen {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${size};
  }
`

/** When the page is printed, hides an element that is useful only on a screen. */
export const hiddenInPrint = css`
  @media print {
    display: none;
  }
`

/**
 * Makes the target of a press at least 44 px high and wide on touch screens, without a change of the look. For a control with nothing
 * to press within the added space.
 */
export const touchTarget = css`
  position: relative;

  @media ${touchScreen} {
    &::after {
      position: absolute;
      inset-block: min(0px, (100% - ${control.md}) / 2);
      inset-inline: min(0px, (100% - ${control.md}) / 2);
      /* Above a tag or a plate in the next line. */
      z-index: 1;
      content: '';
    }
  }
`

/** A list row that is high enough for a touch target. */
export const listRow = css`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-block-size: ${control.md};
  padding: ${space(2)} ${space(3)};
`
