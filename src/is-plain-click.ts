type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link opens it in the same tab. With another button or a modifier key, browsers open a tab or a window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
