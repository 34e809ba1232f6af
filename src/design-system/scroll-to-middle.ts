/** Scrolls a list, and not the page, so that one of its items is in the middle of the list. The list must be positioned. */
export function scrollToMiddle(list: HTMLElement, item: HTMLElement): void {
  list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
}
