import type { PatternFile, SpecimenFile } from '../design-system/specimen'
import useRefusals from './access/use-refusals.specimens'
import useAddressState from './address/use-address-state.specimens'
import dataTable from './data-table/DataTable.specimens'
import confirmProvider from './dialog/ConfirmProvider.specimens'
import routeDialog from './dialog/RouteDialog.specimens'
import exportButton from './export/ExportButton.specimens'
import draftNotice from './form/DraftNotice.specimens'
import formShell from './form/FormShell.specimens'
import leaveGuard from './form/LeaveGuard.specimens'
import useNotify from './notify/use-notify.specimens'
import page from './page/Page.specimens'
import usePages from './paging/use-pages.specimens'
import queryView from './query-view/QueryView.specimens'

/** The specimens of all patterns in alphabetical order. */
export const patternFiles: PatternFile[] = [
  confirmProvider,
  dataTable,
  draftNotice,
  exportButton,
  formShell,
  leaveGuard,
  page,
  queryView,
  routeDialog,
  useAddressState,
  useNotify,
  usePages,
  useRefusals,
]

export const isPatternFile = (file: SpecimenFile): file is PatternFile => 'whenToUse' in file
