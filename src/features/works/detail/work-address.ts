import * as v from 'valibot'
import { type WorkTab, workTabs } from './work-tabs'

/** What the address says of a work beside the work itself: the tab, and what is opened over it. */
export const workAddress = v.object({
  tab: v.picklist(workTabs),
  vista: v.pipe(v.string(), v.regex(/^[a-z-]{0,30}$/)),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})

/** The tab at first, with nothing over it. */
export const initialWorkView: v.InferOutput<typeof workAddress> = { tab: 'obra', vista: '', id: 0 }

/** The parameters of an address that shows a tab from its beginning: nothing of another tab stays. */
export const searchOfWorkTab = (tab: WorkTab): string =>
  tab === initialWorkView.tab ? '' : new URLSearchParams({ tab }).toString()
