import type { Exception } from './exceptions.ts'

/** Parts of CSS that the styles may use although a supported browser lacks them. A test reports an exception that nothing uses. */
export const cssExceptions: readonly Exception[] = [
  {
    names: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'],
    reason: 'other browsers break the lines of the same text at other words',
  },
  {
    names: ['content-visibility', 'content-visibility: auto', 'contain-intrinsic-block-size'],
    reason: 'saves work; other browsers lay out all cards',
  },
  {
    names: ['scrollbar-gutter', 'scrollbar-gutter: stable', 'scrollbar-gutter: auto'],
    reason: 'keeps the place of a scrollbar; the scrollbars of Safari cover the page',
  },
  {
    names: ['scrollbar-width', 'scrollbar-width: none'],
    reason: 'other browsers show the scrollbar of the tabs while they scroll',
  },
  {
    names: ['field-sizing', 'field-sizing: content', 'resize', 'resize: vertical'],
    reason: 'a text area keeps its height of rows, and scrolls',
  },
  { names: ['user-select'], reason: 'Safari has it with its prefix, which the same rule sets' },
  {
    names: ['mask-image'],
    reason: 'Chrome has it with its prefix, which the same rule sets',
  },
  { names: ['text-size-adjust'], reason: 'Safari has it with its prefix, and computers do not adjust text' },
  {
    names: ['print-color-adjust', 'print-color-adjust: exact'],
    reason: 'a printed circle without its colour still has its border and its text',
  },
  {
    names: ['@page', 'size'],
    reason: 'other browsers print with their own margins and in the orientation that the user chooses',
  },
  { names: ['break-after: avoid'], reason: 'another browser may print a title at the end of a sheet' },
  {
    names: ['hyphens'],
    reason: 'Safari has it with its prefix; there, long words of the week break anywhere',
  },
  { names: ['::selection'], reason: 'Safari on iOS marks selected text in its own colour' },
  {
    names: [
      ...['cursor: pointer', 'cursor: not-allowed', 'cursor: progress', 'cursor: move'],
      ...['cursor: default', 'cursor: help'],
    ],
    reason: 'browsers of phones have no cursor',
  },
  {
    names: [
      ...['::-webkit-search-cancel-button', '::-webkit-details-marker', '::-ms-reveal'],
      ...['::-webkit-progress-bar', '::-webkit-progress-value', '::-moz-progress-bar'],
    ],
    reason: 'hides or draws a part that only the browser with this name has, in a rule of its own',
  },
]
