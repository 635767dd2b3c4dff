// Registers the service worker, which serves the page offline and shows notifications.
if ('serviceWorker' in navigator && window.isSecureContext) {
  addEventListener('load', function () {
    navigator.serviceWorker.register('./sw.js').catch(function () {
      // The page works without it.
    });
  });
}
