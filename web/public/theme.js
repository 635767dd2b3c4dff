// Before the first paint: sets the theme from the user's choice or the system, and preloads the files of
// the first page, whose names the build wrote into index.html.
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
    page.files.concat(page.texts[language]).forEach(function (file) {
      var link = document.createElement('link');
      var isStyle = /css$/.test(file);
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      link.crossOrigin = '';
      link.href = './' + file;
      document.head.appendChild(link);
    });
  });
})();
