import { useListChange } from './use-list-change'
import { useUndoOffer } from './use-undo-offer'

/**
 * Returns a function that replaces an item of the list in the field `name` at once, and offers to undo the replacement. Undoing
 * restores the item, although the user may have changed the new one meanwhile, and calls `onUndo` with its current index in the list;
 * if the new item is no longer in the list, undoing does nothing. `isSame` tells whether two items are about the same thing.
 * `sentence` tells what was replaced.
 */
export function useListReplacement<Item>(name: string, isSame: (left: Item, right: Item) => boolean) {
  const changeList = useListChange<Item>(name)
  const offerUndo = useUndoOffer()
  const replaceBy = (replacement: Item) => {
    let index = -1
    changeList((list) => {
      index = list.findIndex((other) => isSame(other, replacement))
      return index < 0 ? list : list.with(index, replacement)
    })
    return index
  }

  return (item: Item, replacement: Item, sentence: string, onUndo?: (index: number) => void) => {
    replaceBy(replacement)
    offerUndo(sentence, () => {
      const index = replaceBy(item)
      if (index >= 0) onUndo?.(index)
    })
  }
}
