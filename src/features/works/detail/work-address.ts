import * as v from 'valibot'
import { type WorkTab, workTabs } from './work-tabs'

/** Address state of a work's screen: the tab and the open dialog. */
export const workAddress = v.object({
  tab: v.picklist(workTabs),
  vista: v.pipe(v.string(), v.regex(/^[a-z-]{0,30}$/)),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})

/** The initial tab without a dialog. */
export const initialWorkView: v.InferOutput<typeof workAddress> = { tab: 'obra', vista: '', id: 0 }

/** Builds the search parameters of a tab, without another tab's parameters. */
export const searchOfWorkTab = (tab: WorkTab): string =>
  tab === initialWorkView.tab ? '' : new URLSearchParams({ tab }).toString()
