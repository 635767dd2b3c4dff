// Registers the service worker, which shows the page without a network and brings notices.
if ('serviceWorker' in navigator && window.isSecureContext) {
  addEventListener('load', function () {
    navigator.serviceWorker.register('./sw.js').catch(function () {
      // The page works without it.
    });
  });
}
