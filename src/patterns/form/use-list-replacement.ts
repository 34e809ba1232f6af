import { useListChange } from './use-list-change'
import { useUndoOffer } from './use-undo-offer'

/**
 * Returns a function that replaces an item of the list in the field `name` at once, and offers to undo the replacement. Undoing
 * restores the item, although the user may have changed the new one meanwhile, and calls `onUndo`. `isSame` tells whether two items
 * are about the same thing. `sentence` tells what was replaced.
 */
export function useListReplacement<Item>(name: string, isSame: (left: Item, right: Item) => boolean) {
  const changeList = useListChange<Item>(name)
  const offerUndo = useUndoOffer()
  const replaceBy = (replacement: Item) =>
    changeList((list) => list.map((other) => (isSame(other, replacement) ? replacement : other)))

  return (item: Item, replacement: Item, sentence: string, onUndo?: () => void) => {
    replaceBy(replacement)
    offerUndo(sentence, () => {
      replaceBy(item)
      onUndo?.()
    })
  }
}
