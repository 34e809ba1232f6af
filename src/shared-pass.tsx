import { delayChunkFailures } from './delay-chunk-failures'
import * as encoder from './design-system/components/QrCode/qr-matrix'
import { provideQrEncoder } from './design-system/components/QrCode/use-qr-matrix'
import { PublicPortal } from './features/public/PublicPortal'
import { SharedPassPage } from './features/public/SharedPassPage'
import { registerPassWorker } from './register-pass-worker'
import { runWhenIdle } from './run-when-idle'
import { createPageRenderer } from './show-page'

/*
 * The entry point of `/pase` in the residents' build. The pass is in the address, so the page needs no API and no configuration. It
 * does not report errors either, because a report could contain the address.
 */
delayChunkFailures()
// The QR code is the content of this page, so that its encoder does not load on demand.
provideQrEncoder(encoder)
void createPageRenderer({ isSmall: true })(
  <PublicPortal>
    <SharedPassPage />
  </PublicPortal>,
)
runWhenIdle(registerPassWorker)
