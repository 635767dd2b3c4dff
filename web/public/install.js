// Registers the service worker, which serves the page without a network and shows notifications.
if ('serviceWorker' in navigator && window.isSecureContext) {
  addEventListener('load', function () {
    const build = document.querySelector('meta[name=build]');
    const ask = function (worker) {
      if (worker && build) worker.postMessage({ type: 'take-over', build: build.content });
    };
    navigator.serviceWorker
      .register('./sw.js', { updateViaCache: 'none' })
      .then(function (registration) {
        ask(registration.waiting);
        registration.addEventListener('updatefound', function () {
          const worker = registration.installing;
          worker.addEventListener('statechange', function () {
            if (worker.state === 'installed') ask(worker);
          });
        });
      })
      .catch(function () {
        // The page works without it.
      });
  });
}
