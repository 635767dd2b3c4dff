// Before the first paint: sets the theme from the user's choice or the system, preloads the files of the first page, whose
// names the build wrote into index.html, and asks for the table of the address, for `src/net/early.ts`.
(function () {
  var choice = 'auto';
  try {
    choice = localStorage.getItem('tetrarch.theme') || 'auto';
  } catch (error) {
    choice = 'auto'; // storage may be forbidden
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.themeChoice = choice;

  var names = document.getElementById('early');
  var start = location.hash.replace(/^#?\/?/, '').split(/[/?]/)[0];
  var pages = names ? JSON.parse(names.textContent) : [];
  pages.forEach(function (page) {
    if (page.start !== start) return;
    var wishes = (navigator.languages || [navigator.language]).map(function (wish) {
      return wish.toLowerCase().split('-')[0];
    });
    try {
      wishes.unshift(localStorage.getItem('tetrarch.language'));
    } catch (error) {
      // storage may be forbidden
    }
    var language = wishes.concat('en').find(function (wish) {
      return page.texts[wish];
    });
    page.files.concat(page.texts[language]).forEach(preload);
    if (page.games) watch(page.games, language);
  });

  function preload(file) {
    var link = document.createElement('link');
    var isStyle = /css$/.test(file);
    var isData = /json$/.test(file);
    link.rel = isStyle || isData ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    if (isData) link.as = 'fetch';
    link.crossOrigin = '';
    link.href = './' + file;
    document.head.appendChild(link);
  }

  function watch(games, language) {
    var found = location.hash.match(/^#\/table\/([^/?]+)(\?.*)?$/);
    if (!found || !window.WebSocket) return;
    var code = new URLSearchParams(found[2]).get('code');
    var request = { type: 'watch', id: 0, match: decodeURIComponent(found[1]), since: 0, ground: true };
    if (code) request.code = code;
    var address = new URL('./api/v1/live?lang=' + language, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    var early = { socket: new WebSocket(address), sent: JSON.stringify(request), heard: [] };
    window.earlySocket = early;
    early.socket.onopen = function () {
      early.socket.send(early.sent);
    };
    early.socket.onmessage = function (event) {
      early.heard.push(event.data);
      var game = /"game":"(\w+)"/.exec(event.data);
      if (game && games[game[1]]) games[game[1]].forEach(preload);
    };
  }
})();
