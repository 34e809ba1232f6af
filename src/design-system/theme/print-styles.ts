import { css } from 'styled-components'

/*
 * Controls do nothing on paper. What says which part of the data is shown stays as text: the selected tab, the chosen option, and
 * the value of a field. A choice without a visible label is how the page is shown, which the paper shows by itself; in a form, it is
 * a value.
 */
const controls = css`
  [role='tab']:not([aria-selected='true']),
  [role='radiogroup'] label:has(> input:not(:checked)),
  [data-label-hidden]:is([role='radiogroup'], :has(select)):not(form *),
  [role='search'] label:has(> input[type='checkbox']:not(:checked)),
  [role='search'] label:has(> input[type='checkbox']:not(:checked)) ~ * {
    display: none !important;
  }

  [role='tab'],
  [role='radiogroup'] label:has(> input) {
    min-block-size: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    color: inherit !important;
    background: none !important;
    place-items: start !important;
  }

  [role='tab']::after {
    display: none !important;
  }
`

/*
 * An open dialog is printed instead of the page behind it, from its beginning to its end. It stays in the top layer of the browser,
 * which repeats fixed elements on every sheet.
 */
const dialogs = css`
  body:has(> [data-overlays] > dialog[open]) > :not([data-overlays]),
  [data-overlays]:has(> dialog[open]) > :not(dialog[open]),
  dialog[open] > :not([data-placement]) {
    display: none !important;
  }

  dialog[open] {
    position: absolute !important;
    inset: 0 0 auto !important;
    display: block !important;
    block-size: auto !important;
    padding: 0 !important;
    background: none !important;
    overflow: visible !important;
    animation: none !important;

    > *,
    > * > * {
      display: block !important;
      inline-size: 100% !important;
      max-inline-size: none !important;
      block-size: auto !important;
      max-block-size: none !important;
      border-radius: 0 !important;
      box-shadow: none !important;
      overflow: visible !important;
      animation: none !important;
    }
  }
`

/** The styles of every printed page. A component that is useful only on a screen has the mixin hiddenInPrint. */
export const printStyles = css`
  @media print {
    @page {
      margin: 14mm;
    }

    html,
    body {
      min-block-size: 0;
      background-color: transparent;
    }

    tr,
    article,
    li,
    fieldset,
    [role='row'] {
      break-inside: avoid;
    }

    h1,
    h2,
    h3,
    caption {
      break-after: avoid;
    }
    ${controls}
    ${dialogs}
  }
`
