/** The hours of an item of a day, in minutes since midnight. */
export interface TimedItem {
  id: number
  start: number
  end: number
}

/** Where an item stands in its day: the `lane` of `lanes` columns of equal width, between two minutes. */
export interface PlacedItem<Item extends TimedItem> {
  item: Item
  start: number
  end: number
  lane: number
  lanes: number
}

/** Items that do not fit beside the others, behind one button in the last lane. */
export interface HiddenItems {
  start: number
  end: number
  count: number
  lane: number
  lanes: number
}

export interface DayLayout<Item extends TimedItem> {
  /** In the order of their beginnings. */
  placed: readonly PlacedItem<Item>[]
  hidden: readonly HiddenItems[]
}

/** A shorter item is drawn with this length, so that its name is readable. */
export const minimumMinutes = 30

/** More lanes on a screen would be narrower than a name. On paper the hours have to fit on a sheet, and what is cut follows as text. */
export const maximumLanes = { onScreen: 2, onPaper: 3 } as const

export const dayMinutes = 24 * 60

/** Returns where an item is drawn, within the day and not shorter than the minimum. */
function getDrawnRange({ start, end }: TimedItem) {
  const first = Math.max(0, Math.min(start, dayMinutes - minimumMinutes))
  return { start: first, end: Math.min(dayMinutes, Math.max(end, first + minimumMinutes)) }
}

type DrawnItem<Item> = { item: Item; start: number; end: number; lane: number }

/** Sorts by beginning; of two items that begin together, the longer one comes first. */
const compareItems = <Item extends TimedItem>(left: DrawnItem<Item>, right: DrawnItem<Item>) =>
  left.start - right.start || right.end - left.end || left.item.id - right.item.id

/** Gives each item the first lane that is free when it begins. */
function assignLanes<Item extends TimedItem>(group: readonly DrawnItem<Item>[]): number {
  const laneEnds: number[] = []
  for (const drawn of group) {
    const freeLane = laneEnds.findIndex((end) => end <= drawn.start)
    drawn.lane = freeLane === -1 ? laneEnds.length : freeLane
    laneEnds[drawn.lane] = drawn.end
  }
  return laneEnds.length
}

/** Splits sorted items into groups without common hours. */
function groupOverlapping<Item extends TimedItem>(sorted: readonly DrawnItem<Item>[]): DrawnItem<Item>[][] {
  const groups: DrawnItem<Item>[][] = []
  let groupEnd = Number.NEGATIVE_INFINITY
  for (const drawn of sorted) {
    if (drawn.start >= groupEnd) groups.push([])
    groups.at(-1)?.push(drawn)
    groupEnd = Math.max(groupEnd, drawn.end)
  }
  return groups
}

/**
 * Places the items of a day. Overlapping items stand side by side. If a group of them needs more lanes than `maximum`, those
 * beyond the last but one share the last lane: where several of them overlap, one button hides them.
 */
export function placeItems<Item extends TimedItem>(
  items: readonly Item[],
  maximum: number = maximumLanes.onScreen,
): DayLayout<Item> {
  const sorted = items.map((item) => ({ item, ...getDrawnRange(item), lane: 0 })).sort(compareItems)
  const placed: PlacedItem<Item>[] = []
  const hidden: HiddenItems[] = []
  for (const group of groupOverlapping(sorted)) {
    const lanes = Math.min(assignLanes(group), maximum)
    const lane = lanes - 1
    placed.push(...group.filter((drawn) => drawn.lane < lane).map((drawn) => ({ ...drawn, lanes })))
    for (const others of groupOverlapping(group.filter((drawn) => drawn.lane >= lane))) {
      const [only] = others
      if (only && others.length === 1) placed.push({ ...only, lane, lanes })
      else hidden.push({ ...getRange(others), count: others.length, lane, lanes })
    }
  }
  return { placed: placed.sort((left, right) => left.start - right.start || left.lane - right.lane), hidden }
}

const getRange = (drawn: readonly { start: number; end: number }[]) => ({
  start: Math.min(...drawn.map(({ start }) => start)),
  end: Math.max(...drawn.map(({ end }) => end)),
})

/** The first and the last hour that a calendar shows: the usual ones, and those of all items. */
export function findHourRange(
  items: readonly TimedItem[],
  usual: { first: number; last: number } = { first: 7, last: 21 },
): { first: number; last: number } {
  const ranges = items.map(getDrawnRange)
  return {
    first: Math.min(usual.first, ...ranges.map(({ start }) => Math.floor(start / 60))),
    last: Math.max(usual.last, ...ranges.map(({ end }) => Math.ceil(end / 60))),
  }
}

/** Lists the hours of a day, from `first` to before `last`, in which no item is drawn. */
export function listFreeHours(
  items: readonly TimedItem[],
  { first, last }: { first: number; last: number },
): number[] {
  const ranges = items.map(getDrawnRange)
  const isFree = (hour: number) =>
    ranges.every(({ start, end }) => start >= (hour + 1) * 60 || end <= hour * 60)
  return Array.from({ length: last - first }, (_, step) => first + step).filter(isFree)
}
